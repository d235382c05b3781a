; ModuleID = '<stdin>'
source_filename = "inffast.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.z_stream_s = type { ptr, i32, i64, ptr, i32, i64, ptr, ptr, ptr, ptr, ptr, i32, i64, i64 }
%struct.inflate_state = type { ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, i64, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, [320 x i16], [288 x i16], [1444 x %struct.code], i32, i32, i32 }
%struct.code = type { i8, i8, i16 }

@.str = private unnamed_addr constant [30 x i8] c"invalid distance too far back\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"invalid distance code\00", align 1
@.str.2 = private unnamed_addr constant [28 x i8] c"invalid literal/length code\00", align 1

; Function Attrs: nounwind uwtable
define dso_local void @inflate_fast(ptr noundef %strm, i32 noundef %start) #0 !dbg !13 {
entry:
  %state1 = getelementptr inbounds nuw %struct.z_stream_s, ptr %strm, i32 0, i32 7, !dbg !16
  %0 = load ptr, ptr %state1, align 8, !dbg !17, !tbaa !18
  %next_in = getelementptr inbounds nuw %struct.z_stream_s, ptr %strm, i32 0, i32 0, !dbg !24
  %1 = load ptr, ptr %next_in, align 8, !dbg !25, !tbaa !26
  %avail_in = getelementptr inbounds nuw %struct.z_stream_s, ptr %strm, i32 0, i32 1, !dbg !27
  %2 = load i32, ptr %avail_in, align 8, !dbg !27, !tbaa !28
  %sub = sub i32 %2, 5, !dbg !29
  %idx.ext = zext i32 %sub to i64, !dbg !30
  %add.ptr = getelementptr inbounds nuw i8, ptr %1, i64 %idx.ext, !dbg !31
  %next_out = getelementptr inbounds nuw %struct.z_stream_s, ptr %strm, i32 0, i32 3, !dbg !32
  %3 = load ptr, ptr %next_out, align 8, !dbg !33, !tbaa !34
  %avail_out = getelementptr inbounds nuw %struct.z_stream_s, ptr %strm, i32 0, i32 4, !dbg !35
  %4 = load i32, ptr %avail_out, align 8, !dbg !35, !tbaa !36
  %sub2 = sub i32 %start, %4, !dbg !37
  %idx.ext3 = zext i32 %sub2 to i64, !dbg !38
  %idx.neg = sub i64 0, %idx.ext3, !dbg !38
  %add.ptr4 = getelementptr inbounds i8, ptr %3, i64 %idx.neg, !dbg !39
  %avail_out5 = getelementptr inbounds nuw %struct.z_stream_s, ptr %strm, i32 0, i32 4, !dbg !40
  %5 = load i32, ptr %avail_out5, align 8, !dbg !40, !tbaa !36
  %sub6 = sub i32 %5, 257, !dbg !41
  %idx.ext7 = zext i32 %sub6 to i64, !dbg !42
  %add.ptr8 = getelementptr inbounds nuw i8, ptr %3, i64 %idx.ext7, !dbg !43
  %wsize9 = getelementptr inbounds nuw %struct.inflate_state, ptr %0, i32 0, i32 11, !dbg !44
  %6 = load i32, ptr %wsize9, align 4, !dbg !45, !tbaa !46
  %whave10 = getelementptr inbounds nuw %struct.inflate_state, ptr %0, i32 0, i32 12, !dbg !50
  %7 = load i32, ptr %whave10, align 8, !dbg !51, !tbaa !52
  %wnext11 = getelementptr inbounds nuw %struct.inflate_state, ptr %0, i32 0, i32 13, !dbg !53
  %8 = load i32, ptr %wnext11, align 4, !dbg !54, !tbaa !55
  %window12 = getelementptr inbounds nuw %struct.inflate_state, ptr %0, i32 0, i32 14, !dbg !56
  %9 = load ptr, ptr %window12, align 8, !dbg !57, !tbaa !58
  %hold13 = getelementptr inbounds nuw %struct.inflate_state, ptr %0, i32 0, i32 15, !dbg !59
  %10 = load i64, ptr %hold13, align 8, !dbg !60, !tbaa !61
  %bits14 = getelementptr inbounds nuw %struct.inflate_state, ptr %0, i32 0, i32 16, !dbg !62
  %11 = load i32, ptr %bits14, align 8, !dbg !63, !tbaa !64
  %lencode = getelementptr inbounds nuw %struct.inflate_state, ptr %0, i32 0, i32 20, !dbg !65
  %12 = load ptr, ptr %lencode, align 8, !dbg !66, !tbaa !67
  %distcode = getelementptr inbounds nuw %struct.inflate_state, ptr %0, i32 0, i32 21, !dbg !68
  %13 = load ptr, ptr %distcode, align 8, !dbg !69, !tbaa !70
  %lenbits = getelementptr inbounds nuw %struct.inflate_state, ptr %0, i32 0, i32 22, !dbg !71
  %14 = load i32, ptr %lenbits, align 8, !dbg !71, !tbaa !72
  %shl = shl i32 1, %14, !dbg !73
  %sub15 = sub i32 %shl, 1, !dbg !74
  %distbits = getelementptr inbounds nuw %struct.inflate_state, ptr %0, i32 0, i32 23, !dbg !75
  %15 = load i32, ptr %distbits, align 4, !dbg !75, !tbaa !76
  %shl16 = shl i32 1, %15, !dbg !77
  %sub17 = sub i32 %shl16, 1, !dbg !78
  br label %do.body, !dbg !79

do.body:                                          ; preds = %land.end, %entry
  %hold.0 = phi i64 [ %10, %entry ], [ %hold.3, %land.end ], !dbg !80
  %bits.0 = phi i32 [ %11, %entry ], [ %bits.3, %land.end ], !dbg !80
  %out.0 = phi ptr [ %3, %entry ], [ %out.1, %land.end ], !dbg !80
  %in.0 = phi ptr [ %1, %entry ], [ %in.2, %land.end ], !dbg !80
  %cmp = icmp ult i32 %bits.0, 15, !dbg !81
  br i1 %cmp, label %if.then, label %if.end, !dbg !82

if.then:                                          ; preds = %do.body
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %in.0, i32 1, !dbg !83
  %16 = load i8, ptr %in.0, align 1, !dbg !84, !tbaa !85
  %conv = zext i8 %16 to i64, !dbg !86
  %sh_prom = zext i32 %bits.0 to i64, !dbg !87
  %shl18 = shl i64 %conv, %sh_prom, !dbg !87
  %add = add i64 %hold.0, %shl18, !dbg !88
  %add19 = add i32 %bits.0, 8, !dbg !89
  %incdec.ptr20 = getelementptr inbounds nuw i8, ptr %incdec.ptr, i32 1, !dbg !90
  %17 = load i8, ptr %incdec.ptr, align 1, !dbg !91, !tbaa !85
  %conv21 = zext i8 %17 to i64, !dbg !92
  %sh_prom22 = zext i32 %add19 to i64, !dbg !93
  %shl23 = shl i64 %conv21, %sh_prom22, !dbg !93
  %add24 = add i64 %add, %shl23, !dbg !94
  %add25 = add i32 %add19, 8, !dbg !95
  br label %if.end, !dbg !96

if.end:                                           ; preds = %if.then, %do.body
  %hold.1 = phi i64 [ %add24, %if.then ], [ %hold.0, %do.body ], !dbg !80
  %bits.1 = phi i32 [ %add25, %if.then ], [ %bits.0, %do.body ], !dbg !80
  %in.1 = phi ptr [ %incdec.ptr20, %if.then ], [ %in.0, %do.body ], !dbg !80
  %conv26 = zext i32 %sub15 to i64, !dbg !97
  %and = and i64 %hold.1, %conv26, !dbg !98
  %add.ptr27 = getelementptr inbounds nuw %struct.code, ptr %12, i64 %and, !dbg !99
  br label %dolen, !dbg !100

dolen:                                            ; preds = %if.then282, %if.end
  %hold.2 = phi i64 [ %hold.1, %if.end ], [ %shr, %if.then282 ], !dbg !80
  %bits.2 = phi i32 [ %bits.1, %if.end ], [ %sub31, %if.then282 ], !dbg !80
  %here.0 = phi ptr [ %add.ptr27, %if.end ], [ %add.ptr291, %if.then282 ], !dbg !80
  %bits28 = getelementptr inbounds nuw %struct.code, ptr %here.0, i32 0, i32 1, !dbg !101
  %18 = load i8, ptr %bits28, align 1, !dbg !102, !tbaa !103
  %conv29 = zext i8 %18 to i32, !dbg !106
  %sh_prom30 = zext i32 %conv29 to i64, !dbg !107
  %shr = lshr i64 %hold.2, %sh_prom30, !dbg !108
  %sub31 = sub i32 %bits.2, %conv29, !dbg !109
  %op32 = getelementptr inbounds nuw %struct.code, ptr %here.0, i32 0, i32 0, !dbg !110
  %19 = load i8, ptr %op32, align 2, !dbg !111, !tbaa !112
  %conv33 = zext i8 %19 to i32, !dbg !113
  %cmp34 = icmp eq i32 %conv33, 0, !dbg !114
  br i1 %cmp34, label %if.then36, label %if.else, !dbg !115

if.then36:                                        ; preds = %dolen
  %val = getelementptr inbounds nuw %struct.code, ptr %here.0, i32 0, i32 2, !dbg !116
  %20 = load i16, ptr %val, align 2, !dbg !117, !tbaa !118
  %conv37 = trunc i16 %20 to i8, !dbg !119
  %incdec.ptr38 = getelementptr inbounds nuw i8, ptr %out.0, i32 1, !dbg !120
  store i8 %conv37, ptr %out.0, align 1, !dbg !121, !tbaa !85
  br label %if.end301, !dbg !122

if.else:                                          ; preds = %dolen
  %and39 = and i32 %conv33, 16, !dbg !123
  %tobool = icmp ne i32 %and39, 0, !dbg !124
  br i1 %tobool, label %if.then40, label %if.else278, !dbg !125

if.then40:                                        ; preds = %if.else
  %val41 = getelementptr inbounds nuw %struct.code, ptr %here.0, i32 0, i32 2, !dbg !126
  %21 = load i16, ptr %val41, align 2, !dbg !127, !tbaa !118
  %conv42 = zext i16 %21 to i32, !dbg !128
  %and43 = and i32 %conv33, 15, !dbg !129
  %tobool44 = icmp ne i32 %and43, 0, !dbg !130
  br i1 %tobool44, label %if.then45, label %if.end64, !dbg !131

if.then45:                                        ; preds = %if.then40
  %cmp46 = icmp ult i32 %sub31, %and43, !dbg !132
  br i1 %cmp46, label %if.then48, label %if.end55, !dbg !133

if.then48:                                        ; preds = %if.then45
  %incdec.ptr49 = getelementptr inbounds nuw i8, ptr %in.1, i32 1, !dbg !134
  %22 = load i8, ptr %in.1, align 1, !dbg !135, !tbaa !85
  %conv50 = zext i8 %22 to i64, !dbg !136
  %sh_prom51 = zext i32 %sub31 to i64, !dbg !137
  %shl52 = shl i64 %conv50, %sh_prom51, !dbg !137
  %add53 = add i64 %shr, %shl52, !dbg !138
  %add54 = add i32 %sub31, 8, !dbg !139
  br label %if.end55, !dbg !140

if.end55:                                         ; preds = %if.then48, %if.then45
  %hold.5 = phi i64 [ %add53, %if.then48 ], [ %shr, %if.then45 ], !dbg !80
  %bits.5 = phi i32 [ %add54, %if.then48 ], [ %sub31, %if.then45 ], !dbg !80
  %in.4 = phi ptr [ %incdec.ptr49, %if.then48 ], [ %in.1, %if.then45 ], !dbg !80
  %conv56 = trunc i64 %hold.5 to i32, !dbg !141
  %shl57 = shl i32 1, %and43, !dbg !142
  %sub58 = sub i32 %shl57, 1, !dbg !143
  %and59 = and i32 %conv56, %sub58, !dbg !144
  %add60 = add i32 %conv42, %and59, !dbg !145
  %sh_prom61 = zext i32 %and43 to i64, !dbg !146
  %shr62 = lshr i64 %hold.5, %sh_prom61, !dbg !147
  %sub63 = sub i32 %bits.5, %and43, !dbg !148
  br label %if.end64, !dbg !149

if.end64:                                         ; preds = %if.end55, %if.then40
  %hold.4 = phi i64 [ %shr62, %if.end55 ], [ %shr, %if.then40 ], !dbg !80
  %bits.4 = phi i32 [ %sub63, %if.end55 ], [ %sub31, %if.then40 ], !dbg !80
  %in.3 = phi ptr [ %in.4, %if.end55 ], [ %in.1, %if.then40 ], !dbg !80
  %len.0 = phi i32 [ %add60, %if.end55 ], [ %conv42, %if.then40 ], !dbg !80
  %cmp65 = icmp ult i32 %bits.4, 15, !dbg !150
  br i1 %cmp65, label %if.then67, label %if.end80, !dbg !151

if.then67:                                        ; preds = %if.end64
  %incdec.ptr68 = getelementptr inbounds nuw i8, ptr %in.3, i32 1, !dbg !152
  %23 = load i8, ptr %in.3, align 1, !dbg !153, !tbaa !85
  %conv69 = zext i8 %23 to i64, !dbg !154
  %sh_prom70 = zext i32 %bits.4 to i64, !dbg !155
  %shl71 = shl i64 %conv69, %sh_prom70, !dbg !155
  %add72 = add i64 %hold.4, %shl71, !dbg !156
  %add73 = add i32 %bits.4, 8, !dbg !157
  %incdec.ptr74 = getelementptr inbounds nuw i8, ptr %incdec.ptr68, i32 1, !dbg !158
  %24 = load i8, ptr %incdec.ptr68, align 1, !dbg !159, !tbaa !85
  %conv75 = zext i8 %24 to i64, !dbg !160
  %sh_prom76 = zext i32 %add73 to i64, !dbg !161
  %shl77 = shl i64 %conv75, %sh_prom76, !dbg !161
  %add78 = add i64 %add72, %shl77, !dbg !162
  %add79 = add i32 %add73, 8, !dbg !163
  br label %if.end80, !dbg !164

if.end80:                                         ; preds = %if.then67, %if.end64
  %hold.6 = phi i64 [ %add78, %if.then67 ], [ %hold.4, %if.end64 ], !dbg !80
  %bits.6 = phi i32 [ %add79, %if.then67 ], [ %bits.4, %if.end64 ], !dbg !80
  %in.5 = phi ptr [ %incdec.ptr74, %if.then67 ], [ %in.3, %if.end64 ], !dbg !80
  %conv81 = zext i32 %sub17 to i64, !dbg !165
  %and82 = and i64 %hold.6, %conv81, !dbg !166
  %add.ptr83 = getelementptr inbounds nuw %struct.code, ptr %13, i64 %and82, !dbg !167
  br label %dodist, !dbg !168

dodist:                                           ; preds = %if.then264, %if.end80
  %hold.7 = phi i64 [ %hold.6, %if.end80 ], [ %shr87, %if.then264 ], !dbg !80
  %bits.7 = phi i32 [ %bits.6, %if.end80 ], [ %sub88, %if.then264 ], !dbg !80
  %here.1 = phi ptr [ %add.ptr83, %if.end80 ], [ %add.ptr273, %if.then264 ], !dbg !80
  %bits84 = getelementptr inbounds nuw %struct.code, ptr %here.1, i32 0, i32 1, !dbg !169
  %25 = load i8, ptr %bits84, align 1, !dbg !170, !tbaa !103
  %conv85 = zext i8 %25 to i32, !dbg !171
  %sh_prom86 = zext i32 %conv85 to i64, !dbg !172
  %shr87 = lshr i64 %hold.7, %sh_prom86, !dbg !173
  %sub88 = sub i32 %bits.7, %conv85, !dbg !174
  %op89 = getelementptr inbounds nuw %struct.code, ptr %here.1, i32 0, i32 0, !dbg !175
  %26 = load i8, ptr %op89, align 2, !dbg !176, !tbaa !112
  %conv90 = zext i8 %26 to i32, !dbg !177
  %and91 = and i32 %conv90, 16, !dbg !178
  %tobool92 = icmp ne i32 %and91, 0, !dbg !179
  br i1 %tobool92, label %if.then93, label %if.else260, !dbg !180

if.then93:                                        ; preds = %dodist
  %val94 = getelementptr inbounds nuw %struct.code, ptr %here.1, i32 0, i32 2, !dbg !181
  %27 = load i16, ptr %val94, align 2, !dbg !182, !tbaa !118
  %conv95 = zext i16 %27 to i32, !dbg !183
  %and96 = and i32 %conv90, 15, !dbg !184
  %cmp97 = icmp ult i32 %sub88, %and96, !dbg !185
  br i1 %cmp97, label %if.then99, label %if.end116, !dbg !186

if.then99:                                        ; preds = %if.then93
  %incdec.ptr100 = getelementptr inbounds nuw i8, ptr %in.5, i32 1, !dbg !187
  %28 = load i8, ptr %in.5, align 1, !dbg !188, !tbaa !85
  %conv101 = zext i8 %28 to i64, !dbg !189
  %sh_prom102 = zext i32 %sub88 to i64, !dbg !190
  %shl103 = shl i64 %conv101, %sh_prom102, !dbg !190
  %add104 = add i64 %shr87, %shl103, !dbg !191
  %add105 = add i32 %sub88, 8, !dbg !192
  %cmp106 = icmp ult i32 %add105, %and96, !dbg !193
  br i1 %cmp106, label %if.then108, label %if.end115, !dbg !194

if.then108:                                       ; preds = %if.then99
  %incdec.ptr109 = getelementptr inbounds nuw i8, ptr %incdec.ptr100, i32 1, !dbg !195
  %29 = load i8, ptr %incdec.ptr100, align 1, !dbg !196, !tbaa !85
  %conv110 = zext i8 %29 to i64, !dbg !197
  %sh_prom111 = zext i32 %add105 to i64, !dbg !198
  %shl112 = shl i64 %conv110, %sh_prom111, !dbg !198
  %add113 = add i64 %add104, %shl112, !dbg !199
  %add114 = add i32 %add105, 8, !dbg !200
  br label %if.end115, !dbg !201

if.end115:                                        ; preds = %if.then108, %if.then99
  %hold.9 = phi i64 [ %add113, %if.then108 ], [ %add104, %if.then99 ], !dbg !80
  %bits.9 = phi i32 [ %add114, %if.then108 ], [ %add105, %if.then99 ], !dbg !80
  %in.7 = phi ptr [ %incdec.ptr109, %if.then108 ], [ %incdec.ptr100, %if.then99 ], !dbg !80
  br label %if.end116, !dbg !202

if.end116:                                        ; preds = %if.end115, %if.then93
  %hold.8 = phi i64 [ %hold.9, %if.end115 ], [ %shr87, %if.then93 ], !dbg !80
  %bits.8 = phi i32 [ %bits.9, %if.end115 ], [ %sub88, %if.then93 ], !dbg !80
  %in.6 = phi ptr [ %in.7, %if.end115 ], [ %in.5, %if.then93 ], !dbg !80
  %conv117 = trunc i64 %hold.8 to i32, !dbg !203
  %shl118 = shl i32 1, %and96, !dbg !204
  %sub119 = sub i32 %shl118, 1, !dbg !205
  %and120 = and i32 %conv117, %sub119, !dbg !206
  %add121 = add i32 %conv95, %and120, !dbg !207
  %sh_prom122 = zext i32 %and96 to i64, !dbg !208
  %shr123 = lshr i64 %hold.8, %sh_prom122, !dbg !209
  %sub124 = sub i32 %bits.8, %and96, !dbg !210
  %sub.ptr.lhs.cast = ptrtoint ptr %out.0 to i64, !dbg !211
  %sub.ptr.rhs.cast = ptrtoint ptr %add.ptr4 to i64, !dbg !211
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !212
  %conv125 = trunc i64 %sub.ptr.sub to i32, !dbg !213
  %cmp126 = icmp ugt i32 %add121, %conv125, !dbg !214
  br i1 %cmp126, label %if.then128, label %if.else232, !dbg !215

if.then128:                                       ; preds = %if.end116
  %sub129 = sub i32 %add121, %conv125, !dbg !216
  %cmp130 = icmp ugt i32 %sub129, %7, !dbg !217
  br i1 %cmp130, label %if.then132, label %if.end136, !dbg !218

if.then132:                                       ; preds = %if.then128
  %sane = getelementptr inbounds nuw %struct.inflate_state, ptr %0, i32 0, i32 32, !dbg !219
  %30 = load i32, ptr %sane, align 8, !dbg !219, !tbaa !220
  %tobool133 = icmp ne i32 %30, 0, !dbg !221
  br i1 %tobool133, label %if.then134, label %if.end135, !dbg !222

if.then134:                                       ; preds = %if.then132
  %msg = getelementptr inbounds nuw %struct.z_stream_s, ptr %strm, i32 0, i32 6, !dbg !223
  store ptr @.str, ptr %msg, align 8, !dbg !224, !tbaa !225
  %mode = getelementptr inbounds nuw %struct.inflate_state, ptr %0, i32 0, i32 1, !dbg !226
  store i32 16209, ptr %mode, align 8, !dbg !227, !tbaa !228
  br label %do.end307, !dbg !229

if.end135:                                        ; preds = %if.then132
  br label %if.end136, !dbg !230

if.end136:                                        ; preds = %if.end135, %if.then128
  %cmp137 = icmp eq i32 %8, 0, !dbg !231
  br i1 %cmp137, label %if.then139, label %if.else155, !dbg !232

if.then139:                                       ; preds = %if.end136
  %sub140 = sub i32 %6, %sub129, !dbg !233
  %idx.ext141 = zext i32 %sub140 to i64, !dbg !234
  %add.ptr142 = getelementptr inbounds nuw i8, ptr %9, i64 %idx.ext141, !dbg !235
  %cmp143 = icmp ult i32 %sub129, %len.0, !dbg !236
  br i1 %cmp143, label %if.then145, label %if.end154, !dbg !237

if.then145:                                       ; preds = %if.then139
  %sub146 = sub i32 %len.0, %sub129, !dbg !238
  br label %do.body147, !dbg !239

do.body147:                                       ; preds = %do.cond, %if.then145
  %out.4 = phi ptr [ %out.0, %if.then145 ], [ %incdec.ptr149, %do.cond ], !dbg !80
  %op.0 = phi i32 [ %sub129, %if.then145 ], [ %dec, %do.cond ], !dbg !80
  %from.1 = phi ptr [ %add.ptr142, %if.then145 ], [ %incdec.ptr148, %do.cond ], !dbg !80
  %incdec.ptr148 = getelementptr inbounds nuw i8, ptr %from.1, i32 1, !dbg !240
  %31 = load i8, ptr %from.1, align 1, !dbg !241, !tbaa !85
  %incdec.ptr149 = getelementptr inbounds nuw i8, ptr %out.4, i32 1, !dbg !242
  store i8 %31, ptr %out.4, align 1, !dbg !243, !tbaa !85
  br label %do.cond, !dbg !244

do.cond:                                          ; preds = %do.body147
  %dec = add i32 %op.0, -1, !dbg !245
  %tobool150 = icmp ne i32 %dec, 0, !dbg !246
  br i1 %tobool150, label %do.body147, label %do.end, !dbg !247, !llvm.loop !248

do.end:                                           ; preds = %do.cond
  %idx.ext151 = zext i32 %add121 to i64, !dbg !252
  %idx.neg152 = sub i64 0, %idx.ext151, !dbg !252
  %add.ptr153 = getelementptr inbounds i8, ptr %incdec.ptr149, i64 %idx.neg152, !dbg !253
  br label %if.end154, !dbg !254

if.end154:                                        ; preds = %do.end, %if.then139
  %out.3 = phi ptr [ %incdec.ptr149, %do.end ], [ %out.0, %if.then139 ], !dbg !80
  %len.1 = phi i32 [ %sub146, %do.end ], [ %len.0, %if.then139 ], !dbg !80
  %from.0 = phi ptr [ %add.ptr153, %do.end ], [ %add.ptr142, %if.then139 ], !dbg !80
  br label %if.end211, !dbg !255

if.else155:                                       ; preds = %if.end136
  %cmp156 = icmp ult i32 %8, %sub129, !dbg !256
  br i1 %cmp156, label %if.then158, label %if.else191, !dbg !257

if.then158:                                       ; preds = %if.else155
  %add159 = add i32 %6, %8, !dbg !258
  %sub160 = sub i32 %add159, %sub129, !dbg !259
  %idx.ext161 = zext i32 %sub160 to i64, !dbg !260
  %add.ptr162 = getelementptr inbounds nuw i8, ptr %9, i64 %idx.ext161, !dbg !261
  %sub163 = sub i32 %sub129, %8, !dbg !262
  %cmp164 = icmp ult i32 %sub163, %len.0, !dbg !263
  br i1 %cmp164, label %if.then166, label %if.end190, !dbg !264

if.then166:                                       ; preds = %if.then158
  %sub167 = sub i32 %len.0, %sub163, !dbg !265
  br label %do.body168, !dbg !266

do.body168:                                       ; preds = %do.cond171, %if.then166
  %out.7 = phi ptr [ %out.0, %if.then166 ], [ %incdec.ptr170, %do.cond171 ], !dbg !80
  %op.1 = phi i32 [ %sub163, %if.then166 ], [ %dec172, %do.cond171 ], !dbg !80
  %from.4 = phi ptr [ %add.ptr162, %if.then166 ], [ %incdec.ptr169, %do.cond171 ], !dbg !80
  %incdec.ptr169 = getelementptr inbounds nuw i8, ptr %from.4, i32 1, !dbg !267
  %32 = load i8, ptr %from.4, align 1, !dbg !268, !tbaa !85
  %incdec.ptr170 = getelementptr inbounds nuw i8, ptr %out.7, i32 1, !dbg !269
  store i8 %32, ptr %out.7, align 1, !dbg !270, !tbaa !85
  br label %do.cond171, !dbg !271

do.cond171:                                       ; preds = %do.body168
  %dec172 = add i32 %op.1, -1, !dbg !272
  %tobool173 = icmp ne i32 %dec172, 0, !dbg !273
  br i1 %tobool173, label %do.body168, label %do.end174, !dbg !274, !llvm.loop !275

do.end174:                                        ; preds = %do.cond171
  %cmp175 = icmp ult i32 %8, %sub167, !dbg !277
  br i1 %cmp175, label %if.then177, label %if.end189, !dbg !278

if.then177:                                       ; preds = %do.end174
  %sub178 = sub i32 %sub167, %8, !dbg !279
  br label %do.body179, !dbg !280

do.body179:                                       ; preds = %do.cond182, %if.then177
  %out.9 = phi ptr [ %incdec.ptr170, %if.then177 ], [ %incdec.ptr181, %do.cond182 ], !dbg !80
  %op.2 = phi i32 [ %8, %if.then177 ], [ %dec183, %do.cond182 ], !dbg !80
  %from.6 = phi ptr [ %9, %if.then177 ], [ %incdec.ptr180, %do.cond182 ], !dbg !80
  %incdec.ptr180 = getelementptr inbounds nuw i8, ptr %from.6, i32 1, !dbg !281
  %33 = load i8, ptr %from.6, align 1, !dbg !282, !tbaa !85
  %incdec.ptr181 = getelementptr inbounds nuw i8, ptr %out.9, i32 1, !dbg !283
  store i8 %33, ptr %out.9, align 1, !dbg !284, !tbaa !85
  br label %do.cond182, !dbg !285

do.cond182:                                       ; preds = %do.body179
  %dec183 = add i32 %op.2, -1, !dbg !286
  %tobool184 = icmp ne i32 %dec183, 0, !dbg !287
  br i1 %tobool184, label %do.body179, label %do.end185, !dbg !288, !llvm.loop !289

do.end185:                                        ; preds = %do.cond182
  %idx.ext186 = zext i32 %add121 to i64, !dbg !291
  %idx.neg187 = sub i64 0, %idx.ext186, !dbg !291
  %add.ptr188 = getelementptr inbounds i8, ptr %incdec.ptr181, i64 %idx.neg187, !dbg !292
  br label %if.end189, !dbg !293

if.end189:                                        ; preds = %do.end185, %do.end174
  %out.8 = phi ptr [ %incdec.ptr181, %do.end185 ], [ %incdec.ptr170, %do.end174 ], !dbg !80
  %len.4 = phi i32 [ %sub178, %do.end185 ], [ %sub167, %do.end174 ], !dbg !80
  %from.5 = phi ptr [ %add.ptr188, %do.end185 ], [ %9, %do.end174 ], !dbg !80
  br label %if.end190, !dbg !294

if.end190:                                        ; preds = %if.end189, %if.then158
  %out.6 = phi ptr [ %out.8, %if.end189 ], [ %out.0, %if.then158 ], !dbg !80
  %len.3 = phi i32 [ %len.4, %if.end189 ], [ %len.0, %if.then158 ], !dbg !80
  %from.3 = phi ptr [ %from.5, %if.end189 ], [ %add.ptr162, %if.then158 ], !dbg !80
  br label %if.end210, !dbg !295

if.else191:                                       ; preds = %if.else155
  %sub192 = sub i32 %8, %sub129, !dbg !296
  %idx.ext193 = zext i32 %sub192 to i64, !dbg !297
  %add.ptr194 = getelementptr inbounds nuw i8, ptr %9, i64 %idx.ext193, !dbg !298
  %cmp195 = icmp ult i32 %sub129, %len.0, !dbg !299
  br i1 %cmp195, label %if.then197, label %if.end209, !dbg !300

if.then197:                                       ; preds = %if.else191
  %sub198 = sub i32 %len.0, %sub129, !dbg !301
  br label %do.body199, !dbg !302

do.body199:                                       ; preds = %do.cond202, %if.then197
  %out.12 = phi ptr [ %out.0, %if.then197 ], [ %incdec.ptr201, %do.cond202 ], !dbg !80
  %op.3 = phi i32 [ %sub129, %if.then197 ], [ %dec203, %do.cond202 ], !dbg !80
  %from.9 = phi ptr [ %add.ptr194, %if.then197 ], [ %incdec.ptr200, %do.cond202 ], !dbg !80
  %incdec.ptr200 = getelementptr inbounds nuw i8, ptr %from.9, i32 1, !dbg !303
  %34 = load i8, ptr %from.9, align 1, !dbg !304, !tbaa !85
  %incdec.ptr201 = getelementptr inbounds nuw i8, ptr %out.12, i32 1, !dbg !305
  store i8 %34, ptr %out.12, align 1, !dbg !306, !tbaa !85
  br label %do.cond202, !dbg !307

do.cond202:                                       ; preds = %do.body199
  %dec203 = add i32 %op.3, -1, !dbg !308
  %tobool204 = icmp ne i32 %dec203, 0, !dbg !309
  br i1 %tobool204, label %do.body199, label %do.end205, !dbg !310, !llvm.loop !311

do.end205:                                        ; preds = %do.cond202
  %idx.ext206 = zext i32 %add121 to i64, !dbg !313
  %idx.neg207 = sub i64 0, %idx.ext206, !dbg !313
  %add.ptr208 = getelementptr inbounds i8, ptr %incdec.ptr201, i64 %idx.neg207, !dbg !314
  br label %if.end209, !dbg !315

if.end209:                                        ; preds = %do.end205, %if.else191
  %out.11 = phi ptr [ %incdec.ptr201, %do.end205 ], [ %out.0, %if.else191 ], !dbg !80
  %len.6 = phi i32 [ %sub198, %do.end205 ], [ %len.0, %if.else191 ], !dbg !80
  %from.8 = phi ptr [ %add.ptr208, %do.end205 ], [ %add.ptr194, %if.else191 ], !dbg !80
  br label %if.end210

if.end210:                                        ; preds = %if.end209, %if.end190
  %out.10 = phi ptr [ %out.6, %if.end190 ], [ %out.11, %if.end209 ], !dbg !80
  %len.5 = phi i32 [ %len.3, %if.end190 ], [ %len.6, %if.end209 ], !dbg !80
  %from.7 = phi ptr [ %from.3, %if.end190 ], [ %from.8, %if.end209 ], !dbg !80
  br label %if.end211

if.end211:                                        ; preds = %if.end210, %if.end154
  %out.5 = phi ptr [ %out.3, %if.end154 ], [ %out.10, %if.end210 ], !dbg !80
  %len.2 = phi i32 [ %len.1, %if.end154 ], [ %len.5, %if.end210 ], !dbg !80
  %from.2 = phi ptr [ %from.0, %if.end154 ], [ %from.7, %if.end210 ], !dbg !80
  br label %while.cond, !dbg !316

while.cond:                                       ; preds = %while.body, %if.end211
  %out.13 = phi ptr [ %out.5, %if.end211 ], [ %incdec.ptr219, %while.body ], !dbg !80
  %len.7 = phi i32 [ %len.2, %if.end211 ], [ %sub220, %while.body ], !dbg !80
  %from.10 = phi ptr [ %from.2, %if.end211 ], [ %incdec.ptr218, %while.body ], !dbg !80
  %cmp212 = icmp ugt i32 %len.7, 2, !dbg !317
  br i1 %cmp212, label %while.body, label %while.end, !dbg !318

while.body:                                       ; preds = %while.cond
  %incdec.ptr214 = getelementptr inbounds nuw i8, ptr %from.10, i32 1, !dbg !319
  %35 = load i8, ptr %from.10, align 1, !dbg !320, !tbaa !85
  %incdec.ptr215 = getelementptr inbounds nuw i8, ptr %out.13, i32 1, !dbg !321
  store i8 %35, ptr %out.13, align 1, !dbg !322, !tbaa !85
  %incdec.ptr216 = getelementptr inbounds nuw i8, ptr %incdec.ptr214, i32 1, !dbg !323
  %36 = load i8, ptr %incdec.ptr214, align 1, !dbg !324, !tbaa !85
  %incdec.ptr217 = getelementptr inbounds nuw i8, ptr %incdec.ptr215, i32 1, !dbg !325
  store i8 %36, ptr %incdec.ptr215, align 1, !dbg !326, !tbaa !85
  %incdec.ptr218 = getelementptr inbounds nuw i8, ptr %incdec.ptr216, i32 1, !dbg !327
  %37 = load i8, ptr %incdec.ptr216, align 1, !dbg !328, !tbaa !85
  %incdec.ptr219 = getelementptr inbounds nuw i8, ptr %incdec.ptr217, i32 1, !dbg !329
  store i8 %37, ptr %incdec.ptr217, align 1, !dbg !330, !tbaa !85
  %sub220 = sub i32 %len.7, 3, !dbg !331
  br label %while.cond, !dbg !316, !llvm.loop !332

while.end:                                        ; preds = %while.cond
  %tobool221 = icmp ne i32 %len.7, 0, !dbg !334
  br i1 %tobool221, label %if.then222, label %if.end231, !dbg !335

if.then222:                                       ; preds = %while.end
  %incdec.ptr223 = getelementptr inbounds nuw i8, ptr %from.10, i32 1, !dbg !336
  %38 = load i8, ptr %from.10, align 1, !dbg !337, !tbaa !85
  %incdec.ptr224 = getelementptr inbounds nuw i8, ptr %out.13, i32 1, !dbg !338
  store i8 %38, ptr %out.13, align 1, !dbg !339, !tbaa !85
  %cmp225 = icmp ugt i32 %len.7, 1, !dbg !340
  br i1 %cmp225, label %if.then227, label %if.end230, !dbg !341

if.then227:                                       ; preds = %if.then222
  %incdec.ptr228 = getelementptr inbounds nuw i8, ptr %incdec.ptr223, i32 1, !dbg !342
  %39 = load i8, ptr %incdec.ptr223, align 1, !dbg !343, !tbaa !85
  %incdec.ptr229 = getelementptr inbounds nuw i8, ptr %incdec.ptr224, i32 1, !dbg !344
  store i8 %39, ptr %incdec.ptr224, align 1, !dbg !345, !tbaa !85
  br label %if.end230, !dbg !346

if.end230:                                        ; preds = %if.then227, %if.then222
  %out.15 = phi ptr [ %incdec.ptr229, %if.then227 ], [ %incdec.ptr224, %if.then222 ], !dbg !80
  br label %if.end231, !dbg !347

if.end231:                                        ; preds = %if.end230, %while.end
  %out.14 = phi ptr [ %out.15, %if.end230 ], [ %out.13, %while.end ], !dbg !80
  br label %if.end259, !dbg !348

if.else232:                                       ; preds = %if.end116
  %idx.ext233 = zext i32 %add121 to i64, !dbg !349
  %idx.neg234 = sub i64 0, %idx.ext233, !dbg !349
  %add.ptr235 = getelementptr inbounds i8, ptr %out.0, i64 %idx.neg234, !dbg !350
  br label %do.body236, !dbg !351

do.body236:                                       ; preds = %do.cond244, %if.else232
  %out.17 = phi ptr [ %out.0, %if.else232 ], [ %incdec.ptr242, %do.cond244 ], !dbg !80
  %len.8 = phi i32 [ %len.0, %if.else232 ], [ %sub243, %do.cond244 ], !dbg !80
  %from.11 = phi ptr [ %add.ptr235, %if.else232 ], [ %incdec.ptr241, %do.cond244 ], !dbg !80
  %incdec.ptr237 = getelementptr inbounds nuw i8, ptr %from.11, i32 1, !dbg !352
  %40 = load i8, ptr %from.11, align 1, !dbg !353, !tbaa !85
  %incdec.ptr238 = getelementptr inbounds nuw i8, ptr %out.17, i32 1, !dbg !354
  store i8 %40, ptr %out.17, align 1, !dbg !355, !tbaa !85
  %incdec.ptr239 = getelementptr inbounds nuw i8, ptr %incdec.ptr237, i32 1, !dbg !356
  %41 = load i8, ptr %incdec.ptr237, align 1, !dbg !357, !tbaa !85
  %incdec.ptr240 = getelementptr inbounds nuw i8, ptr %incdec.ptr238, i32 1, !dbg !358
  store i8 %41, ptr %incdec.ptr238, align 1, !dbg !359, !tbaa !85
  %incdec.ptr241 = getelementptr inbounds nuw i8, ptr %incdec.ptr239, i32 1, !dbg !360
  %42 = load i8, ptr %incdec.ptr239, align 1, !dbg !361, !tbaa !85
  %incdec.ptr242 = getelementptr inbounds nuw i8, ptr %incdec.ptr240, i32 1, !dbg !362
  store i8 %42, ptr %incdec.ptr240, align 1, !dbg !363, !tbaa !85
  %sub243 = sub i32 %len.8, 3, !dbg !364
  br label %do.cond244, !dbg !365

do.cond244:                                       ; preds = %do.body236
  %cmp245 = icmp ugt i32 %sub243, 2, !dbg !366
  br i1 %cmp245, label %do.body236, label %do.end247, !dbg !367, !llvm.loop !368

do.end247:                                        ; preds = %do.cond244
  %tobool248 = icmp ne i32 %sub243, 0, !dbg !370
  br i1 %tobool248, label %if.then249, label %if.end258, !dbg !371

if.then249:                                       ; preds = %do.end247
  %incdec.ptr250 = getelementptr inbounds nuw i8, ptr %incdec.ptr241, i32 1, !dbg !372
  %43 = load i8, ptr %incdec.ptr241, align 1, !dbg !373, !tbaa !85
  %incdec.ptr251 = getelementptr inbounds nuw i8, ptr %incdec.ptr242, i32 1, !dbg !374
  store i8 %43, ptr %incdec.ptr242, align 1, !dbg !375, !tbaa !85
  %cmp252 = icmp ugt i32 %sub243, 1, !dbg !376
  br i1 %cmp252, label %if.then254, label %if.end257, !dbg !377

if.then254:                                       ; preds = %if.then249
  %incdec.ptr255 = getelementptr inbounds nuw i8, ptr %incdec.ptr250, i32 1, !dbg !378
  %44 = load i8, ptr %incdec.ptr250, align 1, !dbg !379, !tbaa !85
  %incdec.ptr256 = getelementptr inbounds nuw i8, ptr %incdec.ptr251, i32 1, !dbg !380
  store i8 %44, ptr %incdec.ptr251, align 1, !dbg !381, !tbaa !85
  br label %if.end257, !dbg !382

if.end257:                                        ; preds = %if.then254, %if.then249
  %out.19 = phi ptr [ %incdec.ptr256, %if.then254 ], [ %incdec.ptr251, %if.then249 ], !dbg !80
  br label %if.end258, !dbg !383

if.end258:                                        ; preds = %if.end257, %do.end247
  %out.18 = phi ptr [ %out.19, %if.end257 ], [ %incdec.ptr242, %do.end247 ], !dbg !80
  br label %if.end259

if.end259:                                        ; preds = %if.end258, %if.end231
  %out.16 = phi ptr [ %out.14, %if.end231 ], [ %out.18, %if.end258 ], !dbg !80
  br label %if.end277, !dbg !384

if.else260:                                       ; preds = %dodist
  %and261 = and i32 %conv90, 64, !dbg !385
  %cmp262 = icmp eq i32 %and261, 0, !dbg !386
  br i1 %cmp262, label %if.then264, label %if.else274, !dbg !387

if.then264:                                       ; preds = %if.else260
  %val265 = getelementptr inbounds nuw %struct.code, ptr %here.1, i32 0, i32 2, !dbg !388
  %45 = load i16, ptr %val265, align 2, !dbg !388, !tbaa !118
  %conv266 = zext i16 %45 to i32, !dbg !389
  %idx.ext267 = sext i32 %conv266 to i64, !dbg !390
  %add.ptr268 = getelementptr inbounds %struct.code, ptr %13, i64 %idx.ext267, !dbg !390
  %shl269 = shl i32 1, %conv90, !dbg !391
  %sub270 = sub i32 %shl269, 1, !dbg !392
  %conv271 = zext i32 %sub270 to i64, !dbg !393
  %and272 = and i64 %shr87, %conv271, !dbg !394
  %add.ptr273 = getelementptr inbounds nuw %struct.code, ptr %add.ptr268, i64 %and272, !dbg !395
  br label %dodist, !dbg !396

if.else274:                                       ; preds = %if.else260
  %msg275 = getelementptr inbounds nuw %struct.z_stream_s, ptr %strm, i32 0, i32 6, !dbg !397
  store ptr @.str.1, ptr %msg275, align 8, !dbg !398, !tbaa !225
  %mode276 = getelementptr inbounds nuw %struct.inflate_state, ptr %0, i32 0, i32 1, !dbg !399
  store i32 16209, ptr %mode276, align 8, !dbg !400, !tbaa !228
  br label %do.end307, !dbg !401

if.end277:                                        ; preds = %if.end259
  br label %if.end300, !dbg !402

if.else278:                                       ; preds = %if.else
  %and279 = and i32 %conv33, 64, !dbg !403
  %cmp280 = icmp eq i32 %and279, 0, !dbg !404
  br i1 %cmp280, label %if.then282, label %if.else292, !dbg !405

if.then282:                                       ; preds = %if.else278
  %val283 = getelementptr inbounds nuw %struct.code, ptr %here.0, i32 0, i32 2, !dbg !406
  %46 = load i16, ptr %val283, align 2, !dbg !406, !tbaa !118
  %conv284 = zext i16 %46 to i32, !dbg !407
  %idx.ext285 = sext i32 %conv284 to i64, !dbg !408
  %add.ptr286 = getelementptr inbounds %struct.code, ptr %12, i64 %idx.ext285, !dbg !408
  %shl287 = shl i32 1, %conv33, !dbg !409
  %sub288 = sub i32 %shl287, 1, !dbg !410
  %conv289 = zext i32 %sub288 to i64, !dbg !411
  %and290 = and i64 %shr, %conv289, !dbg !412
  %add.ptr291 = getelementptr inbounds nuw %struct.code, ptr %add.ptr286, i64 %and290, !dbg !413
  br label %dolen, !dbg !414

if.else292:                                       ; preds = %if.else278
  %and293 = and i32 %conv33, 32, !dbg !415
  %tobool294 = icmp ne i32 %and293, 0, !dbg !416
  br i1 %tobool294, label %if.then295, label %if.else297, !dbg !417

if.then295:                                       ; preds = %if.else292
  %mode296 = getelementptr inbounds nuw %struct.inflate_state, ptr %0, i32 0, i32 1, !dbg !418
  store i32 16191, ptr %mode296, align 8, !dbg !419, !tbaa !228
  br label %do.end307, !dbg !420

if.else297:                                       ; preds = %if.else292
  %msg298 = getelementptr inbounds nuw %struct.z_stream_s, ptr %strm, i32 0, i32 6, !dbg !421
  store ptr @.str.2, ptr %msg298, align 8, !dbg !422, !tbaa !225
  %mode299 = getelementptr inbounds nuw %struct.inflate_state, ptr %0, i32 0, i32 1, !dbg !423
  store i32 16209, ptr %mode299, align 8, !dbg !424, !tbaa !228
  br label %do.end307, !dbg !425

if.end300:                                        ; preds = %if.end277
  br label %if.end301

if.end301:                                        ; preds = %if.end300, %if.then36
  %hold.3 = phi i64 [ %shr, %if.then36 ], [ %shr123, %if.end300 ], !dbg !80
  %bits.3 = phi i32 [ %sub31, %if.then36 ], [ %sub124, %if.end300 ], !dbg !80
  %out.1 = phi ptr [ %incdec.ptr38, %if.then36 ], [ %out.16, %if.end300 ], !dbg !80
  %in.2 = phi ptr [ %in.1, %if.then36 ], [ %in.6, %if.end300 ], !dbg !80
  br label %do.cond302, !dbg !426

do.cond302:                                       ; preds = %if.end301
  %cmp303 = icmp ult ptr %in.2, %add.ptr, !dbg !427
  br i1 %cmp303, label %land.rhs, label %land.end, !dbg !428

land.rhs:                                         ; preds = %do.cond302
  %cmp305 = icmp ult ptr %out.1, %add.ptr8, !dbg !429
  br label %land.end

land.end:                                         ; preds = %land.rhs, %do.cond302
  %47 = phi i1 [ false, %do.cond302 ], [ %cmp305, %land.rhs ], !dbg !80
  br i1 %47, label %do.body, label %do.end307, !dbg !430, !llvm.loop !431

do.end307:                                        ; preds = %land.end, %if.else297, %if.then295, %if.else274, %if.then134
  %hold.10 = phi i64 [ %hold.3, %land.end ], [ %shr123, %if.then134 ], [ %shr87, %if.else274 ], [ %shr, %if.then295 ], [ %shr, %if.else297 ], !dbg !80
  %bits.10 = phi i32 [ %bits.3, %land.end ], [ %sub124, %if.then134 ], [ %sub88, %if.else274 ], [ %sub31, %if.then295 ], [ %sub31, %if.else297 ], !dbg !80
  %out.2 = phi ptr [ %out.1, %land.end ], [ %out.0, %if.then134 ], [ %out.0, %if.else274 ], [ %out.0, %if.then295 ], [ %out.0, %if.else297 ], !dbg !80
  %in.8 = phi ptr [ %in.2, %land.end ], [ %in.6, %if.then134 ], [ %in.5, %if.else274 ], [ %in.1, %if.then295 ], [ %in.1, %if.else297 ], !dbg !80
  %shr308 = lshr i32 %bits.10, 3, !dbg !433
  %idx.ext309 = zext i32 %shr308 to i64, !dbg !434
  %idx.neg310 = sub i64 0, %idx.ext309, !dbg !434
  %add.ptr311 = getelementptr inbounds i8, ptr %in.8, i64 %idx.neg310, !dbg !435
  %shl312 = shl i32 %shr308, 3, !dbg !436
  %sub313 = sub i32 %bits.10, %shl312, !dbg !437
  %shl314 = shl i32 1, %sub313, !dbg !438
  %sub315 = sub i32 %shl314, 1, !dbg !439
  %conv316 = zext i32 %sub315 to i64, !dbg !440
  %and317 = and i64 %hold.10, %conv316, !dbg !441
  %next_in318 = getelementptr inbounds nuw %struct.z_stream_s, ptr %strm, i32 0, i32 0, !dbg !442
  store ptr %add.ptr311, ptr %next_in318, align 8, !dbg !443, !tbaa !26
  %next_out319 = getelementptr inbounds nuw %struct.z_stream_s, ptr %strm, i32 0, i32 3, !dbg !444
  store ptr %out.2, ptr %next_out319, align 8, !dbg !445, !tbaa !34
  %cmp320 = icmp ult ptr %add.ptr311, %add.ptr, !dbg !446
  br i1 %cmp320, label %cond.true, label %cond.false, !dbg !447

cond.true:                                        ; preds = %do.end307
  %sub.ptr.lhs.cast322 = ptrtoint ptr %add.ptr to i64, !dbg !448
  %sub.ptr.rhs.cast323 = ptrtoint ptr %add.ptr311 to i64, !dbg !448
  %sub.ptr.sub324 = sub i64 %sub.ptr.lhs.cast322, %sub.ptr.rhs.cast323, !dbg !448
  %add325 = add nsw i64 5, %sub.ptr.sub324, !dbg !449
  br label %cond.end, !dbg !450

cond.false:                                       ; preds = %do.end307
  %sub.ptr.lhs.cast326 = ptrtoint ptr %add.ptr311 to i64, !dbg !451
  %sub.ptr.rhs.cast327 = ptrtoint ptr %add.ptr to i64, !dbg !451
  %sub.ptr.sub328 = sub i64 %sub.ptr.lhs.cast326, %sub.ptr.rhs.cast327, !dbg !451
  %sub329 = sub nsw i64 5, %sub.ptr.sub328, !dbg !452
  br label %cond.end, !dbg !450

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %add325, %cond.true ], [ %sub329, %cond.false ], !dbg !453
  %conv330 = trunc i64 %cond to i32, !dbg !454
  %avail_in331 = getelementptr inbounds nuw %struct.z_stream_s, ptr %strm, i32 0, i32 1, !dbg !455
  store i32 %conv330, ptr %avail_in331, align 8, !dbg !456, !tbaa !28
  %cmp332 = icmp ult ptr %out.2, %add.ptr8, !dbg !457
  br i1 %cmp332, label %cond.true334, label %cond.false339, !dbg !458

cond.true334:                                     ; preds = %cond.end
  %sub.ptr.lhs.cast335 = ptrtoint ptr %add.ptr8 to i64, !dbg !459
  %sub.ptr.rhs.cast336 = ptrtoint ptr %out.2 to i64, !dbg !459
  %sub.ptr.sub337 = sub i64 %sub.ptr.lhs.cast335, %sub.ptr.rhs.cast336, !dbg !459
  %add338 = add nsw i64 257, %sub.ptr.sub337, !dbg !460
  br label %cond.end344, !dbg !461

cond.false339:                                    ; preds = %cond.end
  %sub.ptr.lhs.cast340 = ptrtoint ptr %out.2 to i64, !dbg !462
  %sub.ptr.rhs.cast341 = ptrtoint ptr %add.ptr8 to i64, !dbg !462
  %sub.ptr.sub342 = sub i64 %sub.ptr.lhs.cast340, %sub.ptr.rhs.cast341, !dbg !462
  %sub343 = sub nsw i64 257, %sub.ptr.sub342, !dbg !463
  br label %cond.end344, !dbg !461

cond.end344:                                      ; preds = %cond.false339, %cond.true334
  %cond345 = phi i64 [ %add338, %cond.true334 ], [ %sub343, %cond.false339 ], !dbg !464
  %conv346 = trunc i64 %cond345 to i32, !dbg !465
  %avail_out347 = getelementptr inbounds nuw %struct.z_stream_s, ptr %strm, i32 0, i32 4, !dbg !466
  store i32 %conv346, ptr %avail_out347, align 8, !dbg !467, !tbaa !36
  %hold348 = getelementptr inbounds nuw %struct.inflate_state, ptr %0, i32 0, i32 15, !dbg !468
  store i64 %and317, ptr %hold348, align 8, !dbg !469, !tbaa !61
  %bits349 = getelementptr inbounds nuw %struct.inflate_state, ptr %0, i32 0, i32 16, !dbg !470
  store i32 %sub313, ptr %bits349, align 8, !dbg !471, !tbaa !64
  ret void, !dbg !472
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "inffast.c", directory: ".", checksumkind: CSK_MD5, checksum: "86cb3766d77578a1be2d6fae0021b2a0")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = distinct !DISubprogram(name: "inflate_fast", scope: !1, file: !1, line: 50, type: !14, scopeLine: 50, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !DILocation(line: 78, column: 47, scope: !13)
!17 = !DILocation(line: 78, column: 47, scope: !13, atomGroup: 1, atomRank: 2)
!18 = !{!19, !23, i64 56}
!19 = !{!"z_stream_s", !20, i64 0, !10, i64 8, !22, i64 16, !20, i64 24, !10, i64 32, !22, i64 40, !20, i64 48, !23, i64 56, !21, i64 64, !21, i64 72, !21, i64 80, !10, i64 88, !22, i64 96, !22, i64 104}
!20 = !{!"p1 omnipotent char", !21, i64 0}
!21 = !{!"any pointer", !11, i64 0}
!22 = !{!"long", !11, i64 0}
!23 = !{!"p1 _ZTS14internal_state", !21, i64 0}
!24 = !DILocation(line: 79, column: 16, scope: !13)
!25 = !DILocation(line: 79, column: 16, scope: !13, atomGroup: 2, atomRank: 2)
!26 = !{!19, !20, i64 0}
!27 = !DILocation(line: 80, column: 24, scope: !13)
!28 = !{!19, !10, i64 8}
!29 = !DILocation(line: 80, column: 33, scope: !13)
!30 = !DILocation(line: 80, column: 15, scope: !13)
!31 = !DILocation(line: 80, column: 15, scope: !13, atomGroup: 3, atomRank: 2)
!32 = !DILocation(line: 81, column: 17, scope: !13)
!33 = !DILocation(line: 81, column: 17, scope: !13, atomGroup: 4, atomRank: 2)
!34 = !{!19, !20, i64 24}
!35 = !DILocation(line: 82, column: 32, scope: !13)
!36 = !{!19, !10, i64 32}
!37 = !DILocation(line: 82, column: 24, scope: !13)
!38 = !DILocation(line: 82, column: 15, scope: !13)
!39 = !DILocation(line: 82, column: 15, scope: !13, atomGroup: 5, atomRank: 2)
!40 = !DILocation(line: 83, column: 24, scope: !13)
!41 = !DILocation(line: 83, column: 34, scope: !13)
!42 = !DILocation(line: 83, column: 15, scope: !13)
!43 = !DILocation(line: 83, column: 15, scope: !13, atomGroup: 6, atomRank: 2)
!44 = !DILocation(line: 87, column: 20, scope: !13)
!45 = !DILocation(line: 87, column: 20, scope: !13, atomGroup: 7, atomRank: 2)
!46 = !{!47, !10, i64 60}
!47 = !{!"inflate_state", !48, i64 0, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28, !22, i64 32, !22, i64 40, !49, i64 48, !10, i64 56, !10, i64 60, !10, i64 64, !10, i64 68, !20, i64 72, !22, i64 80, !10, i64 88, !10, i64 92, !10, i64 96, !10, i64 100, !21, i64 104, !21, i64 112, !10, i64 120, !10, i64 124, !10, i64 128, !10, i64 132, !10, i64 136, !10, i64 140, !21, i64 144, !11, i64 152, !11, i64 792, !11, i64 1368, !10, i64 7144, !10, i64 7148, !10, i64 7152}
!48 = !{!"p1 _ZTS10z_stream_s", !21, i64 0}
!49 = !{!"p1 _ZTS11gz_header_s", !21, i64 0}
!50 = !DILocation(line: 88, column: 20, scope: !13)
!51 = !DILocation(line: 88, column: 20, scope: !13, atomGroup: 8, atomRank: 2)
!52 = !{!47, !10, i64 64}
!53 = !DILocation(line: 89, column: 20, scope: !13)
!54 = !DILocation(line: 89, column: 20, scope: !13, atomGroup: 9, atomRank: 2)
!55 = !{!47, !10, i64 68}
!56 = !DILocation(line: 90, column: 21, scope: !13)
!57 = !DILocation(line: 90, column: 21, scope: !13, atomGroup: 10, atomRank: 2)
!58 = !{!47, !20, i64 72}
!59 = !DILocation(line: 91, column: 19, scope: !13)
!60 = !DILocation(line: 91, column: 19, scope: !13, atomGroup: 11, atomRank: 2)
!61 = !{!47, !22, i64 80}
!62 = !DILocation(line: 92, column: 19, scope: !13)
!63 = !DILocation(line: 92, column: 19, scope: !13, atomGroup: 12, atomRank: 2)
!64 = !{!47, !10, i64 88}
!65 = !DILocation(line: 93, column: 20, scope: !13)
!66 = !DILocation(line: 93, column: 20, scope: !13, atomGroup: 13, atomRank: 2)
!67 = !{!47, !21, i64 104}
!68 = !DILocation(line: 94, column: 20, scope: !13)
!69 = !DILocation(line: 94, column: 20, scope: !13, atomGroup: 14, atomRank: 2)
!70 = !{!47, !21, i64 112}
!71 = !DILocation(line: 95, column: 27, scope: !13)
!72 = !{!47, !10, i64 120}
!73 = !DILocation(line: 95, column: 17, scope: !13)
!74 = !DILocation(line: 95, column: 36, scope: !13, atomGroup: 15, atomRank: 2)
!75 = !DILocation(line: 96, column: 27, scope: !13)
!76 = !{!47, !10, i64 124}
!77 = !DILocation(line: 96, column: 17, scope: !13)
!78 = !DILocation(line: 96, column: 37, scope: !13, atomGroup: 16, atomRank: 2)
!79 = !DILocation(line: 100, column: 5, scope: !13)
!80 = !DILocation(line: 0, scope: !13)
!81 = !DILocation(line: 101, column: 18, scope: !13, atomGroup: 17, atomRank: 2)
!82 = !DILocation(line: 101, column: 18, scope: !13, atomGroup: 17, atomRank: 1)
!83 = !DILocation(line: 102, column: 40, scope: !13, atomGroup: 19, atomRank: 2)
!84 = !DILocation(line: 102, column: 37, scope: !13)
!85 = !{!11, !11, i64 0}
!86 = !DILocation(line: 102, column: 21, scope: !13)
!87 = !DILocation(line: 102, column: 44, scope: !13)
!88 = !DILocation(line: 102, column: 18, scope: !13, atomGroup: 18, atomRank: 2)
!89 = !DILocation(line: 103, column: 18, scope: !13, atomGroup: 20, atomRank: 2)
!90 = !DILocation(line: 104, column: 40, scope: !13, atomGroup: 22, atomRank: 2)
!91 = !DILocation(line: 104, column: 37, scope: !13)
!92 = !DILocation(line: 104, column: 21, scope: !13)
!93 = !DILocation(line: 104, column: 44, scope: !13)
!94 = !DILocation(line: 104, column: 18, scope: !13, atomGroup: 21, atomRank: 2)
!95 = !DILocation(line: 105, column: 18, scope: !13, atomGroup: 23, atomRank: 2)
!96 = !DILocation(line: 106, column: 9, scope: !13)
!97 = !DILocation(line: 107, column: 32, scope: !13)
!98 = !DILocation(line: 107, column: 30, scope: !13)
!99 = !DILocation(line: 107, column: 22, scope: !13, atomGroup: 24, atomRank: 2)
!100 = !DILocation(line: 107, column: 9, scope: !13)
!101 = !DILocation(line: 109, column: 31, scope: !13)
!102 = !DILocation(line: 109, column: 31, scope: !13, atomGroup: 25, atomRank: 3)
!103 = !{!104, !11, i64 1}
!104 = !{!"", !11, i64 0, !11, i64 1, !105, i64 2}
!105 = !{!"short", !11, i64 0}
!106 = !DILocation(line: 109, column: 14, scope: !13, atomGroup: 25, atomRank: 2)
!107 = !DILocation(line: 110, column: 14, scope: !13)
!108 = !DILocation(line: 110, column: 14, scope: !13, atomGroup: 26, atomRank: 2)
!109 = !DILocation(line: 111, column: 14, scope: !13, atomGroup: 27, atomRank: 2)
!110 = !DILocation(line: 112, column: 31, scope: !13)
!111 = !DILocation(line: 112, column: 31, scope: !13, atomGroup: 28, atomRank: 3)
!112 = !{!104, !11, i64 0}
!113 = !DILocation(line: 112, column: 14, scope: !13, atomGroup: 28, atomRank: 2)
!114 = !DILocation(line: 113, column: 16, scope: !13, atomGroup: 29, atomRank: 2)
!115 = !DILocation(line: 113, column: 16, scope: !13, atomGroup: 29, atomRank: 1)
!116 = !DILocation(line: 117, column: 44, scope: !13)
!117 = !DILocation(line: 117, column: 44, scope: !13, atomGroup: 30, atomRank: 3)
!118 = !{!104, !105, i64 2}
!119 = !DILocation(line: 117, column: 22, scope: !13, atomGroup: 30, atomRank: 2)
!120 = !DILocation(line: 117, column: 17, scope: !13, atomGroup: 31, atomRank: 2)
!121 = !DILocation(line: 117, column: 20, scope: !13, atomGroup: 30, atomRank: 1)
!122 = !DILocation(line: 118, column: 9, scope: !13)
!123 = !DILocation(line: 119, column: 21, scope: !13)
!124 = !DILocation(line: 119, column: 21, scope: !13, atomGroup: 32, atomRank: 2)
!125 = !DILocation(line: 119, column: 21, scope: !13, atomGroup: 32, atomRank: 1)
!126 = !DILocation(line: 120, column: 36, scope: !13)
!127 = !DILocation(line: 120, column: 36, scope: !13, atomGroup: 33, atomRank: 3)
!128 = !DILocation(line: 120, column: 19, scope: !13, atomGroup: 33, atomRank: 2)
!129 = !DILocation(line: 121, column: 16, scope: !13, atomGroup: 34, atomRank: 2)
!130 = !DILocation(line: 122, column: 17, scope: !13, atomGroup: 35, atomRank: 2)
!131 = !DILocation(line: 122, column: 17, scope: !13, atomGroup: 35, atomRank: 1)
!132 = !DILocation(line: 123, column: 26, scope: !13, atomGroup: 36, atomRank: 2)
!133 = !DILocation(line: 123, column: 26, scope: !13, atomGroup: 36, atomRank: 1)
!134 = !DILocation(line: 124, column: 48, scope: !13, atomGroup: 38, atomRank: 2)
!135 = !DILocation(line: 124, column: 45, scope: !13)
!136 = !DILocation(line: 124, column: 29, scope: !13)
!137 = !DILocation(line: 124, column: 52, scope: !13)
!138 = !DILocation(line: 124, column: 26, scope: !13, atomGroup: 37, atomRank: 2)
!139 = !DILocation(line: 125, column: 26, scope: !13, atomGroup: 39, atomRank: 2)
!140 = !DILocation(line: 126, column: 17, scope: !13)
!141 = !DILocation(line: 127, column: 24, scope: !13)
!142 = !DILocation(line: 127, column: 46, scope: !13)
!143 = !DILocation(line: 127, column: 53, scope: !13)
!144 = !DILocation(line: 127, column: 39, scope: !13)
!145 = !DILocation(line: 127, column: 21, scope: !13, atomGroup: 40, atomRank: 2)
!146 = !DILocation(line: 128, column: 22, scope: !13)
!147 = !DILocation(line: 128, column: 22, scope: !13, atomGroup: 41, atomRank: 2)
!148 = !DILocation(line: 129, column: 22, scope: !13, atomGroup: 42, atomRank: 2)
!149 = !DILocation(line: 130, column: 13, scope: !13)
!150 = !DILocation(line: 132, column: 22, scope: !13, atomGroup: 43, atomRank: 2)
!151 = !DILocation(line: 132, column: 22, scope: !13, atomGroup: 43, atomRank: 1)
!152 = !DILocation(line: 133, column: 44, scope: !13, atomGroup: 45, atomRank: 2)
!153 = !DILocation(line: 133, column: 41, scope: !13)
!154 = !DILocation(line: 133, column: 25, scope: !13)
!155 = !DILocation(line: 133, column: 48, scope: !13)
!156 = !DILocation(line: 133, column: 22, scope: !13, atomGroup: 44, atomRank: 2)
!157 = !DILocation(line: 134, column: 22, scope: !13, atomGroup: 46, atomRank: 2)
!158 = !DILocation(line: 135, column: 44, scope: !13, atomGroup: 48, atomRank: 2)
!159 = !DILocation(line: 135, column: 41, scope: !13)
!160 = !DILocation(line: 135, column: 25, scope: !13)
!161 = !DILocation(line: 135, column: 48, scope: !13)
!162 = !DILocation(line: 135, column: 22, scope: !13, atomGroup: 47, atomRank: 2)
!163 = !DILocation(line: 136, column: 22, scope: !13, atomGroup: 49, atomRank: 2)
!164 = !DILocation(line: 137, column: 13, scope: !13)
!165 = !DILocation(line: 138, column: 36, scope: !13)
!166 = !DILocation(line: 138, column: 34, scope: !13)
!167 = !DILocation(line: 138, column: 26, scope: !13, atomGroup: 50, atomRank: 2)
!168 = !DILocation(line: 138, column: 13, scope: !13)
!169 = !DILocation(line: 140, column: 35, scope: !13)
!170 = !DILocation(line: 140, column: 35, scope: !13, atomGroup: 51, atomRank: 3)
!171 = !DILocation(line: 140, column: 18, scope: !13, atomGroup: 51, atomRank: 2)
!172 = !DILocation(line: 141, column: 18, scope: !13)
!173 = !DILocation(line: 141, column: 18, scope: !13, atomGroup: 52, atomRank: 2)
!174 = !DILocation(line: 142, column: 18, scope: !13, atomGroup: 53, atomRank: 2)
!175 = !DILocation(line: 143, column: 35, scope: !13)
!176 = !DILocation(line: 143, column: 35, scope: !13, atomGroup: 54, atomRank: 3)
!177 = !DILocation(line: 143, column: 18, scope: !13, atomGroup: 54, atomRank: 2)
!178 = !DILocation(line: 144, column: 20, scope: !13)
!179 = !DILocation(line: 144, column: 20, scope: !13, atomGroup: 55, atomRank: 2)
!180 = !DILocation(line: 144, column: 20, scope: !13, atomGroup: 55, atomRank: 1)
!181 = !DILocation(line: 145, column: 41, scope: !13)
!182 = !DILocation(line: 145, column: 41, scope: !13, atomGroup: 56, atomRank: 3)
!183 = !DILocation(line: 145, column: 24, scope: !13, atomGroup: 56, atomRank: 2)
!184 = !DILocation(line: 146, column: 20, scope: !13, atomGroup: 57, atomRank: 2)
!185 = !DILocation(line: 147, column: 26, scope: !13, atomGroup: 58, atomRank: 2)
!186 = !DILocation(line: 147, column: 26, scope: !13, atomGroup: 58, atomRank: 1)
!187 = !DILocation(line: 148, column: 48, scope: !13, atomGroup: 60, atomRank: 2)
!188 = !DILocation(line: 148, column: 45, scope: !13)
!189 = !DILocation(line: 148, column: 29, scope: !13)
!190 = !DILocation(line: 148, column: 52, scope: !13)
!191 = !DILocation(line: 148, column: 26, scope: !13, atomGroup: 59, atomRank: 2)
!192 = !DILocation(line: 149, column: 26, scope: !13, atomGroup: 61, atomRank: 2)
!193 = !DILocation(line: 150, column: 30, scope: !13, atomGroup: 62, atomRank: 2)
!194 = !DILocation(line: 150, column: 30, scope: !13, atomGroup: 62, atomRank: 1)
!195 = !DILocation(line: 151, column: 52, scope: !13, atomGroup: 64, atomRank: 2)
!196 = !DILocation(line: 151, column: 49, scope: !13)
!197 = !DILocation(line: 151, column: 33, scope: !13)
!198 = !DILocation(line: 151, column: 56, scope: !13)
!199 = !DILocation(line: 151, column: 30, scope: !13, atomGroup: 63, atomRank: 2)
!200 = !DILocation(line: 152, column: 30, scope: !13, atomGroup: 65, atomRank: 2)
!201 = !DILocation(line: 153, column: 21, scope: !13)
!202 = !DILocation(line: 154, column: 17, scope: !13)
!203 = !DILocation(line: 155, column: 25, scope: !13)
!204 = !DILocation(line: 155, column: 47, scope: !13)
!205 = !DILocation(line: 155, column: 54, scope: !13)
!206 = !DILocation(line: 155, column: 40, scope: !13)
!207 = !DILocation(line: 155, column: 22, scope: !13, atomGroup: 66, atomRank: 2)
!208 = !DILocation(line: 164, column: 22, scope: !13)
!209 = !DILocation(line: 164, column: 22, scope: !13, atomGroup: 67, atomRank: 2)
!210 = !DILocation(line: 165, column: 22, scope: !13, atomGroup: 68, atomRank: 2)
!211 = !DILocation(line: 167, column: 37, scope: !13)
!212 = !DILocation(line: 167, column: 37, scope: !13, atomGroup: 69, atomRank: 3)
!213 = !DILocation(line: 167, column: 22, scope: !13, atomGroup: 69, atomRank: 2)
!214 = !DILocation(line: 168, column: 26, scope: !13, atomGroup: 70, atomRank: 2)
!215 = !DILocation(line: 168, column: 26, scope: !13, atomGroup: 70, atomRank: 1)
!216 = !DILocation(line: 169, column: 31, scope: !13, atomGroup: 71, atomRank: 2)
!217 = !DILocation(line: 170, column: 28, scope: !13, atomGroup: 72, atomRank: 2)
!218 = !DILocation(line: 170, column: 28, scope: !13, atomGroup: 72, atomRank: 1)
!219 = !DILocation(line: 171, column: 36, scope: !13)
!220 = !{!47, !10, i64 7144}
!221 = !DILocation(line: 171, column: 29, scope: !13, atomGroup: 73, atomRank: 2)
!222 = !DILocation(line: 171, column: 29, scope: !13, atomGroup: 73, atomRank: 1)
!223 = !DILocation(line: 172, column: 35, scope: !13)
!224 = !DILocation(line: 172, column: 39, scope: !13, atomGroup: 74, atomRank: 1)
!225 = !{!19, !20, i64 48}
!226 = !DILocation(line: 174, column: 36, scope: !13)
!227 = !DILocation(line: 174, column: 41, scope: !13, atomGroup: 75, atomRank: 1)
!228 = !{!47, !10, i64 8}
!229 = !DILocation(line: 175, column: 29, scope: !13, atomGroup: 76, atomRank: 1)
!230 = !DILocation(line: 196, column: 21, scope: !13)
!231 = !DILocation(line: 198, column: 31, scope: !13, atomGroup: 78, atomRank: 2)
!232 = !DILocation(line: 198, column: 31, scope: !13, atomGroup: 78, atomRank: 1)
!233 = !DILocation(line: 199, column: 39, scope: !13)
!234 = !DILocation(line: 199, column: 30, scope: !13)
!235 = !DILocation(line: 199, column: 30, scope: !13, atomGroup: 79, atomRank: 2)
!236 = !DILocation(line: 200, column: 32, scope: !13, atomGroup: 80, atomRank: 2)
!237 = !DILocation(line: 200, column: 32, scope: !13, atomGroup: 80, atomRank: 1)
!238 = !DILocation(line: 201, column: 33, scope: !13, atomGroup: 81, atomRank: 2)
!239 = !DILocation(line: 202, column: 29, scope: !13)
!240 = !DILocation(line: 203, column: 47, scope: !13, atomGroup: 83, atomRank: 2)
!241 = !DILocation(line: 203, column: 42, scope: !13, atomGroup: 82, atomRank: 2)
!242 = !DILocation(line: 203, column: 37, scope: !13, atomGroup: 84, atomRank: 2)
!243 = !DILocation(line: 203, column: 40, scope: !13, atomGroup: 82, atomRank: 1)
!244 = !DILocation(line: 204, column: 29, scope: !13)
!245 = !DILocation(line: 204, column: 38, scope: !13, atomGroup: 85, atomRank: 2)
!246 = !DILocation(line: 204, column: 29, scope: !13, atomGroup: 86, atomRank: 1)
!247 = !DILocation(line: 204, column: 29, scope: !13, atomGroup: 87, atomRank: 1)
!248 = distinct !{!248, !239, !249, !250, !251}
!249 = !DILocation(line: 204, column: 42, scope: !13)
!250 = !{!"llvm.loop.mustprogress"}
!251 = !{!"llvm.loop.unroll.disable"}
!252 = !DILocation(line: 205, column: 40, scope: !13)
!253 = !DILocation(line: 205, column: 40, scope: !13, atomGroup: 88, atomRank: 2)
!254 = !DILocation(line: 206, column: 25, scope: !13)
!255 = !DILocation(line: 207, column: 21, scope: !13)
!256 = !DILocation(line: 208, column: 36, scope: !13, atomGroup: 89, atomRank: 2)
!257 = !DILocation(line: 208, column: 36, scope: !13, atomGroup: 89, atomRank: 1)
!258 = !DILocation(line: 209, column: 39, scope: !13)
!259 = !DILocation(line: 209, column: 47, scope: !13)
!260 = !DILocation(line: 209, column: 30, scope: !13)
!261 = !DILocation(line: 209, column: 30, scope: !13, atomGroup: 90, atomRank: 2)
!262 = !DILocation(line: 210, column: 28, scope: !13, atomGroup: 91, atomRank: 2)
!263 = !DILocation(line: 211, column: 32, scope: !13, atomGroup: 92, atomRank: 2)
!264 = !DILocation(line: 211, column: 32, scope: !13, atomGroup: 92, atomRank: 1)
!265 = !DILocation(line: 212, column: 33, scope: !13, atomGroup: 93, atomRank: 2)
!266 = !DILocation(line: 213, column: 29, scope: !13)
!267 = !DILocation(line: 214, column: 47, scope: !13, atomGroup: 95, atomRank: 2)
!268 = !DILocation(line: 214, column: 42, scope: !13, atomGroup: 94, atomRank: 2)
!269 = !DILocation(line: 214, column: 37, scope: !13, atomGroup: 96, atomRank: 2)
!270 = !DILocation(line: 214, column: 40, scope: !13, atomGroup: 94, atomRank: 1)
!271 = !DILocation(line: 215, column: 29, scope: !13)
!272 = !DILocation(line: 215, column: 38, scope: !13, atomGroup: 97, atomRank: 2)
!273 = !DILocation(line: 215, column: 29, scope: !13, atomGroup: 98, atomRank: 1)
!274 = !DILocation(line: 215, column: 29, scope: !13, atomGroup: 99, atomRank: 1)
!275 = distinct !{!275, !266, !276, !250, !251}
!276 = !DILocation(line: 215, column: 42, scope: !13)
!277 = !DILocation(line: 217, column: 39, scope: !13, atomGroup: 101, atomRank: 2)
!278 = !DILocation(line: 217, column: 39, scope: !13, atomGroup: 101, atomRank: 1)
!279 = !DILocation(line: 219, column: 37, scope: !13, atomGroup: 103, atomRank: 2)
!280 = !DILocation(line: 220, column: 33, scope: !13)
!281 = !DILocation(line: 221, column: 51, scope: !13, atomGroup: 105, atomRank: 2)
!282 = !DILocation(line: 221, column: 46, scope: !13, atomGroup: 104, atomRank: 2)
!283 = !DILocation(line: 221, column: 41, scope: !13, atomGroup: 106, atomRank: 2)
!284 = !DILocation(line: 221, column: 44, scope: !13, atomGroup: 104, atomRank: 1)
!285 = !DILocation(line: 222, column: 33, scope: !13)
!286 = !DILocation(line: 222, column: 42, scope: !13, atomGroup: 107, atomRank: 2)
!287 = !DILocation(line: 222, column: 33, scope: !13, atomGroup: 108, atomRank: 1)
!288 = !DILocation(line: 222, column: 33, scope: !13, atomGroup: 109, atomRank: 1)
!289 = distinct !{!289, !280, !290, !250, !251}
!290 = !DILocation(line: 222, column: 46, scope: !13)
!291 = !DILocation(line: 223, column: 44, scope: !13)
!292 = !DILocation(line: 223, column: 44, scope: !13, atomGroup: 110, atomRank: 2)
!293 = !DILocation(line: 224, column: 29, scope: !13)
!294 = !DILocation(line: 225, column: 25, scope: !13)
!295 = !DILocation(line: 226, column: 21, scope: !13)
!296 = !DILocation(line: 228, column: 39, scope: !13)
!297 = !DILocation(line: 228, column: 30, scope: !13)
!298 = !DILocation(line: 228, column: 30, scope: !13, atomGroup: 111, atomRank: 2)
!299 = !DILocation(line: 229, column: 32, scope: !13, atomGroup: 112, atomRank: 2)
!300 = !DILocation(line: 229, column: 32, scope: !13, atomGroup: 112, atomRank: 1)
!301 = !DILocation(line: 230, column: 33, scope: !13, atomGroup: 113, atomRank: 2)
!302 = !DILocation(line: 231, column: 29, scope: !13)
!303 = !DILocation(line: 232, column: 47, scope: !13, atomGroup: 115, atomRank: 2)
!304 = !DILocation(line: 232, column: 42, scope: !13, atomGroup: 114, atomRank: 2)
!305 = !DILocation(line: 232, column: 37, scope: !13, atomGroup: 116, atomRank: 2)
!306 = !DILocation(line: 232, column: 40, scope: !13, atomGroup: 114, atomRank: 1)
!307 = !DILocation(line: 233, column: 29, scope: !13)
!308 = !DILocation(line: 233, column: 38, scope: !13, atomGroup: 117, atomRank: 2)
!309 = !DILocation(line: 233, column: 29, scope: !13, atomGroup: 118, atomRank: 1)
!310 = !DILocation(line: 233, column: 29, scope: !13, atomGroup: 119, atomRank: 1)
!311 = distinct !{!311, !302, !312, !250, !251}
!312 = !DILocation(line: 233, column: 42, scope: !13)
!313 = !DILocation(line: 234, column: 40, scope: !13)
!314 = !DILocation(line: 234, column: 40, scope: !13, atomGroup: 120, atomRank: 2)
!315 = !DILocation(line: 235, column: 25, scope: !13)
!316 = !DILocation(line: 237, column: 21, scope: !13)
!317 = !DILocation(line: 237, column: 32, scope: !13, atomGroup: 121, atomRank: 1)
!318 = !DILocation(line: 237, column: 21, scope: !13, atomGroup: 122, atomRank: 1)
!319 = !DILocation(line: 238, column: 39, scope: !13, atomGroup: 124, atomRank: 2)
!320 = !DILocation(line: 238, column: 34, scope: !13, atomGroup: 123, atomRank: 2)
!321 = !DILocation(line: 238, column: 29, scope: !13, atomGroup: 125, atomRank: 2)
!322 = !DILocation(line: 238, column: 32, scope: !13, atomGroup: 123, atomRank: 1)
!323 = !DILocation(line: 239, column: 39, scope: !13, atomGroup: 127, atomRank: 2)
!324 = !DILocation(line: 239, column: 34, scope: !13, atomGroup: 126, atomRank: 2)
!325 = !DILocation(line: 239, column: 29, scope: !13, atomGroup: 128, atomRank: 2)
!326 = !DILocation(line: 239, column: 32, scope: !13, atomGroup: 126, atomRank: 1)
!327 = !DILocation(line: 240, column: 39, scope: !13, atomGroup: 130, atomRank: 2)
!328 = !DILocation(line: 240, column: 34, scope: !13, atomGroup: 129, atomRank: 2)
!329 = !DILocation(line: 240, column: 29, scope: !13, atomGroup: 131, atomRank: 2)
!330 = !DILocation(line: 240, column: 32, scope: !13, atomGroup: 129, atomRank: 1)
!331 = !DILocation(line: 241, column: 29, scope: !13, atomGroup: 132, atomRank: 2)
!332 = distinct !{!332, !316, !333, !250, !251}
!333 = !DILocation(line: 242, column: 21, scope: !13)
!334 = !DILocation(line: 243, column: 25, scope: !13, atomGroup: 133, atomRank: 2)
!335 = !DILocation(line: 243, column: 25, scope: !13, atomGroup: 133, atomRank: 1)
!336 = !DILocation(line: 244, column: 39, scope: !13, atomGroup: 135, atomRank: 2)
!337 = !DILocation(line: 244, column: 34, scope: !13, atomGroup: 134, atomRank: 2)
!338 = !DILocation(line: 244, column: 29, scope: !13, atomGroup: 136, atomRank: 2)
!339 = !DILocation(line: 244, column: 32, scope: !13, atomGroup: 134, atomRank: 1)
!340 = !DILocation(line: 245, column: 33, scope: !13, atomGroup: 137, atomRank: 2)
!341 = !DILocation(line: 245, column: 33, scope: !13, atomGroup: 137, atomRank: 1)
!342 = !DILocation(line: 246, column: 43, scope: !13, atomGroup: 139, atomRank: 2)
!343 = !DILocation(line: 246, column: 38, scope: !13, atomGroup: 138, atomRank: 2)
!344 = !DILocation(line: 246, column: 33, scope: !13, atomGroup: 140, atomRank: 2)
!345 = !DILocation(line: 246, column: 36, scope: !13, atomGroup: 138, atomRank: 1)
!346 = !DILocation(line: 246, column: 29, scope: !13)
!347 = !DILocation(line: 247, column: 21, scope: !13)
!348 = !DILocation(line: 248, column: 17, scope: !13)
!349 = !DILocation(line: 250, column: 32, scope: !13)
!350 = !DILocation(line: 250, column: 32, scope: !13, atomGroup: 141, atomRank: 2)
!351 = !DILocation(line: 251, column: 21, scope: !13)
!352 = !DILocation(line: 252, column: 39, scope: !13, atomGroup: 143, atomRank: 2)
!353 = !DILocation(line: 252, column: 34, scope: !13, atomGroup: 142, atomRank: 2)
!354 = !DILocation(line: 252, column: 29, scope: !13, atomGroup: 144, atomRank: 2)
!355 = !DILocation(line: 252, column: 32, scope: !13, atomGroup: 142, atomRank: 1)
!356 = !DILocation(line: 253, column: 39, scope: !13, atomGroup: 146, atomRank: 2)
!357 = !DILocation(line: 253, column: 34, scope: !13, atomGroup: 145, atomRank: 2)
!358 = !DILocation(line: 253, column: 29, scope: !13, atomGroup: 147, atomRank: 2)
!359 = !DILocation(line: 253, column: 32, scope: !13, atomGroup: 145, atomRank: 1)
!360 = !DILocation(line: 254, column: 39, scope: !13, atomGroup: 149, atomRank: 2)
!361 = !DILocation(line: 254, column: 34, scope: !13, atomGroup: 148, atomRank: 2)
!362 = !DILocation(line: 254, column: 29, scope: !13, atomGroup: 150, atomRank: 2)
!363 = !DILocation(line: 254, column: 32, scope: !13, atomGroup: 148, atomRank: 1)
!364 = !DILocation(line: 255, column: 29, scope: !13, atomGroup: 151, atomRank: 2)
!365 = !DILocation(line: 256, column: 21, scope: !13)
!366 = !DILocation(line: 256, column: 34, scope: !13, atomGroup: 152, atomRank: 1)
!367 = !DILocation(line: 256, column: 21, scope: !13, atomGroup: 153, atomRank: 1)
!368 = distinct !{!368, !351, !369, !250, !251}
!369 = !DILocation(line: 256, column: 37, scope: !13)
!370 = !DILocation(line: 257, column: 25, scope: !13, atomGroup: 154, atomRank: 2)
!371 = !DILocation(line: 257, column: 25, scope: !13, atomGroup: 154, atomRank: 1)
!372 = !DILocation(line: 258, column: 39, scope: !13, atomGroup: 156, atomRank: 2)
!373 = !DILocation(line: 258, column: 34, scope: !13, atomGroup: 155, atomRank: 2)
!374 = !DILocation(line: 258, column: 29, scope: !13, atomGroup: 157, atomRank: 2)
!375 = !DILocation(line: 258, column: 32, scope: !13, atomGroup: 155, atomRank: 1)
!376 = !DILocation(line: 259, column: 33, scope: !13, atomGroup: 158, atomRank: 2)
!377 = !DILocation(line: 259, column: 33, scope: !13, atomGroup: 158, atomRank: 1)
!378 = !DILocation(line: 260, column: 43, scope: !13, atomGroup: 160, atomRank: 2)
!379 = !DILocation(line: 260, column: 38, scope: !13, atomGroup: 159, atomRank: 2)
!380 = !DILocation(line: 260, column: 33, scope: !13, atomGroup: 161, atomRank: 2)
!381 = !DILocation(line: 260, column: 36, scope: !13, atomGroup: 159, atomRank: 1)
!382 = !DILocation(line: 260, column: 29, scope: !13)
!383 = !DILocation(line: 261, column: 21, scope: !13)
!384 = !DILocation(line: 263, column: 13, scope: !13)
!385 = !DILocation(line: 264, column: 26, scope: !13)
!386 = !DILocation(line: 264, column: 32, scope: !13, atomGroup: 162, atomRank: 2)
!387 = !DILocation(line: 264, column: 32, scope: !13, atomGroup: 162, atomRank: 1)
!388 = !DILocation(line: 265, column: 38, scope: !13)
!389 = !DILocation(line: 265, column: 32, scope: !13)
!390 = !DILocation(line: 265, column: 30, scope: !13)
!391 = !DILocation(line: 265, column: 57, scope: !13)
!392 = !DILocation(line: 265, column: 64, scope: !13)
!393 = !DILocation(line: 265, column: 52, scope: !13)
!394 = !DILocation(line: 265, column: 50, scope: !13)
!395 = !DILocation(line: 265, column: 42, scope: !13, atomGroup: 163, atomRank: 2)
!396 = !DILocation(line: 266, column: 17, scope: !13, atomGroup: 164, atomRank: 1)
!397 = !DILocation(line: 269, column: 23, scope: !13)
!398 = !DILocation(line: 269, column: 27, scope: !13, atomGroup: 165, atomRank: 1)
!399 = !DILocation(line: 270, column: 24, scope: !13)
!400 = !DILocation(line: 270, column: 29, scope: !13, atomGroup: 166, atomRank: 1)
!401 = !DILocation(line: 271, column: 17, scope: !13, atomGroup: 167, atomRank: 1)
!402 = !DILocation(line: 273, column: 9, scope: !13)
!403 = !DILocation(line: 274, column: 22, scope: !13)
!404 = !DILocation(line: 274, column: 28, scope: !13, atomGroup: 168, atomRank: 2)
!405 = !DILocation(line: 274, column: 28, scope: !13, atomGroup: 168, atomRank: 1)
!406 = !DILocation(line: 275, column: 34, scope: !13)
!407 = !DILocation(line: 275, column: 28, scope: !13)
!408 = !DILocation(line: 275, column: 26, scope: !13)
!409 = !DILocation(line: 275, column: 53, scope: !13)
!410 = !DILocation(line: 275, column: 60, scope: !13)
!411 = !DILocation(line: 275, column: 48, scope: !13)
!412 = !DILocation(line: 275, column: 46, scope: !13)
!413 = !DILocation(line: 275, column: 38, scope: !13, atomGroup: 169, atomRank: 2)
!414 = !DILocation(line: 276, column: 13, scope: !13, atomGroup: 170, atomRank: 1)
!415 = !DILocation(line: 278, column: 21, scope: !13)
!416 = !DILocation(line: 278, column: 21, scope: !13, atomGroup: 171, atomRank: 2)
!417 = !DILocation(line: 278, column: 21, scope: !13, atomGroup: 171, atomRank: 1)
!418 = !DILocation(line: 280, column: 20, scope: !13)
!419 = !DILocation(line: 280, column: 25, scope: !13, atomGroup: 172, atomRank: 1)
!420 = !DILocation(line: 281, column: 13, scope: !13, atomGroup: 173, atomRank: 1)
!421 = !DILocation(line: 284, column: 19, scope: !13)
!422 = !DILocation(line: 284, column: 23, scope: !13, atomGroup: 174, atomRank: 1)
!423 = !DILocation(line: 285, column: 20, scope: !13)
!424 = !DILocation(line: 285, column: 25, scope: !13, atomGroup: 175, atomRank: 1)
!425 = !DILocation(line: 286, column: 13, scope: !13, atomGroup: 176, atomRank: 1)
!426 = !DILocation(line: 288, column: 5, scope: !13)
!427 = !DILocation(line: 288, column: 17, scope: !13, atomGroup: 177, atomRank: 2)
!428 = !DILocation(line: 288, column: 24, scope: !13, atomGroup: 177, atomRank: 1)
!429 = !DILocation(line: 288, column: 31, scope: !13)
!430 = !DILocation(line: 288, column: 5, scope: !13, atomGroup: 178, atomRank: 1)
!431 = distinct !{!431, !79, !432, !250, !251}
!432 = !DILocation(line: 288, column: 36, scope: !13)
!433 = !DILocation(line: 291, column: 16, scope: !13, atomGroup: 179, atomRank: 2)
!434 = !DILocation(line: 292, column: 8, scope: !13)
!435 = !DILocation(line: 292, column: 8, scope: !13, atomGroup: 180, atomRank: 2)
!436 = !DILocation(line: 293, column: 17, scope: !13)
!437 = !DILocation(line: 293, column: 10, scope: !13, atomGroup: 181, atomRank: 2)
!438 = !DILocation(line: 294, column: 17, scope: !13)
!439 = !DILocation(line: 294, column: 26, scope: !13)
!440 = !DILocation(line: 294, column: 13, scope: !13)
!441 = !DILocation(line: 294, column: 10, scope: !13, atomGroup: 182, atomRank: 2)
!442 = !DILocation(line: 297, column: 11, scope: !13)
!443 = !DILocation(line: 297, column: 19, scope: !13, atomGroup: 183, atomRank: 1)
!444 = !DILocation(line: 298, column: 11, scope: !13)
!445 = !DILocation(line: 298, column: 20, scope: !13, atomGroup: 184, atomRank: 1)
!446 = !DILocation(line: 299, column: 36, scope: !13, atomGroup: 186, atomRank: 2)
!447 = !DILocation(line: 299, column: 33, scope: !13, atomGroup: 186, atomRank: 1)
!448 = !DILocation(line: 299, column: 55, scope: !13)
!449 = !DILocation(line: 299, column: 47, scope: !13)
!450 = !DILocation(line: 299, column: 33, scope: !13)
!451 = !DILocation(line: 299, column: 71, scope: !13)
!452 = !DILocation(line: 299, column: 65, scope: !13)
!453 = !DILocation(line: 299, column: 33, scope: !13, atomGroup: 185, atomRank: 3)
!454 = !DILocation(line: 299, column: 22, scope: !13, atomGroup: 185, atomRank: 2)
!455 = !DILocation(line: 299, column: 11, scope: !13)
!456 = !DILocation(line: 299, column: 20, scope: !13, atomGroup: 185, atomRank: 1)
!457 = !DILocation(line: 300, column: 38, scope: !13, atomGroup: 188, atomRank: 2)
!458 = !DILocation(line: 300, column: 34, scope: !13, atomGroup: 188, atomRank: 1)
!459 = !DILocation(line: 301, column: 45, scope: !13)
!460 = !DILocation(line: 301, column: 38, scope: !13)
!461 = !DILocation(line: 300, column: 34, scope: !13)
!462 = !DILocation(line: 301, column: 65, scope: !13)
!463 = !DILocation(line: 301, column: 58, scope: !13)
!464 = !DILocation(line: 300, column: 34, scope: !13, atomGroup: 187, atomRank: 3)
!465 = !DILocation(line: 300, column: 23, scope: !13, atomGroup: 187, atomRank: 2)
!466 = !DILocation(line: 300, column: 11, scope: !13)
!467 = !DILocation(line: 300, column: 21, scope: !13, atomGroup: 187, atomRank: 1)
!468 = !DILocation(line: 302, column: 12, scope: !13)
!469 = !DILocation(line: 302, column: 17, scope: !13, atomGroup: 189, atomRank: 1)
!470 = !DILocation(line: 303, column: 12, scope: !13)
!471 = !DILocation(line: 303, column: 17, scope: !13, atomGroup: 190, atomRank: 1)
!472 = !DILocation(line: 305, column: 1, scope: !13, atomGroup: 192, atomRank: 1)
