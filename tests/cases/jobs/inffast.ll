; ModuleID = 'inffast.c'
source_filename = "inffast.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.code = type { i8, i8, i16 }

@.str = private unnamed_addr constant [30 x i8] c"invalid distance too far back\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"invalid distance code\00", align 1
@.str.2 = private unnamed_addr constant [28 x i8] c"invalid literal/length code\00", align 1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @inflate_fast(ptr noundef captures(none) %strm, i32 noundef %start) local_unnamed_addr #0 !dbg !13 {
entry:
  %state1 = getelementptr inbounds nuw i8, ptr %strm, i64 56, !dbg !16
  %0 = load ptr, ptr %state1, align 8, !dbg !17, !tbaa !18
  %1 = load ptr, ptr %strm, align 8, !dbg !24, !tbaa !25
  %avail_in = getelementptr inbounds nuw i8, ptr %strm, i64 8, !dbg !26
  %2 = load i32, ptr %avail_in, align 8, !dbg !26, !tbaa !27
  %sub = add i32 %2, -5, !dbg !28
  %idx.ext = zext i32 %sub to i64, !dbg !29
  %add.ptr = getelementptr inbounds nuw i8, ptr %1, i64 %idx.ext, !dbg !30
  %next_out = getelementptr inbounds nuw i8, ptr %strm, i64 24, !dbg !31
  %3 = load ptr, ptr %next_out, align 8, !dbg !32, !tbaa !33
  %avail_out = getelementptr inbounds nuw i8, ptr %strm, i64 32, !dbg !34
  %4 = load i32, ptr %avail_out, align 8, !dbg !34, !tbaa !35
  %sub2 = sub i32 %start, %4, !dbg !36
  %idx.ext3 = zext i32 %sub2 to i64, !dbg !37
  %idx.neg = sub nsw i64 0, %idx.ext3, !dbg !37
  %add.ptr4 = getelementptr inbounds i8, ptr %3, i64 %idx.neg, !dbg !38
  %sub6 = add i32 %4, -257, !dbg !39
  %idx.ext7 = zext i32 %sub6 to i64, !dbg !40
  %add.ptr8 = getelementptr inbounds nuw i8, ptr %3, i64 %idx.ext7, !dbg !41
  %wsize9 = getelementptr inbounds nuw i8, ptr %0, i64 60, !dbg !42
  %5 = load i32, ptr %wsize9, align 4, !dbg !43, !tbaa !44
  %whave10 = getelementptr inbounds nuw i8, ptr %0, i64 64, !dbg !48
  %6 = load i32, ptr %whave10, align 8, !dbg !49, !tbaa !50
  %wnext11 = getelementptr inbounds nuw i8, ptr %0, i64 68, !dbg !51
  %7 = load i32, ptr %wnext11, align 4, !dbg !52, !tbaa !53
  %window12 = getelementptr inbounds nuw i8, ptr %0, i64 72, !dbg !54
  %8 = load ptr, ptr %window12, align 8, !dbg !55, !tbaa !56
  %hold13 = getelementptr inbounds nuw i8, ptr %0, i64 80, !dbg !57
  %9 = load i64, ptr %hold13, align 8, !dbg !58, !tbaa !59
  %bits14 = getelementptr inbounds nuw i8, ptr %0, i64 88, !dbg !60
  %10 = load i32, ptr %bits14, align 8, !dbg !61, !tbaa !62
  %lencode = getelementptr inbounds nuw i8, ptr %0, i64 104, !dbg !63
  %11 = load ptr, ptr %lencode, align 8, !dbg !64, !tbaa !65
  %distcode = getelementptr inbounds nuw i8, ptr %0, i64 112, !dbg !66
  %12 = load ptr, ptr %distcode, align 8, !dbg !67, !tbaa !68
  %lenbits = getelementptr inbounds nuw i8, ptr %0, i64 120, !dbg !69
  %13 = load i32, ptr %lenbits, align 8, !dbg !69, !tbaa !70
  %notmask = shl nsw i32 -1, %13, !dbg !71
  %sub15 = xor i32 %notmask, -1, !dbg !71
  %distbits = getelementptr inbounds nuw i8, ptr %0, i64 124, !dbg !72
  %14 = load i32, ptr %distbits, align 4, !dbg !72, !tbaa !73
  %notmask567 = shl nsw i32 -1, %14, !dbg !74
  %sub17 = xor i32 %notmask567, -1, !dbg !74
  %conv26 = zext nneg i32 %sub15 to i64
  %conv81 = zext nneg i32 %sub17 to i64
  %sub.ptr.rhs.cast = ptrtoint ptr %add.ptr4 to i64
  %sane = getelementptr inbounds nuw i8, ptr %0, i64 7144
  %cmp137 = icmp eq i32 %7, 0
  %add159 = add i32 %7, %5
  br label %do.body, !dbg !75

do.body:                                          ; preds = %do.cond302, %entry
  %bits.0 = phi i32 [ %10, %entry ], [ %bits.8, %do.cond302 ], !dbg !76
  %hold.0 = phi i64 [ %9, %entry ], [ %hold.8, %do.cond302 ], !dbg !76
  %out.0 = phi ptr [ %3, %entry ], [ %out.8, %do.cond302 ], !dbg !76
  %in.0 = phi ptr [ %1, %entry ], [ %in.6, %do.cond302 ], !dbg !76
  %cmp = icmp ult i32 %bits.0, 15, !dbg !77
  br i1 %cmp, label %if.then, label %if.end, !dbg !78

if.then:                                          ; preds = %do.body
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %in.0, i64 1, !dbg !79
  %15 = load i8, ptr %in.0, align 1, !dbg !80, !tbaa !81
  %conv = zext i8 %15 to i64, !dbg !82
  %sh_prom = zext nneg i32 %bits.0 to i64, !dbg !83
  %shl18 = shl nuw nsw i64 %conv, %sh_prom, !dbg !83
  %add = add i64 %shl18, %hold.0, !dbg !84
  %add19 = add nuw nsw i32 %bits.0, 8, !dbg !85
  %incdec.ptr20 = getelementptr inbounds nuw i8, ptr %in.0, i64 2, !dbg !86
  %16 = load i8, ptr %incdec.ptr, align 1, !dbg !87, !tbaa !81
  %conv21 = zext i8 %16 to i64, !dbg !88
  %sh_prom22 = zext nneg i32 %add19 to i64, !dbg !89
  %shl23 = shl nuw nsw i64 %conv21, %sh_prom22, !dbg !89
  %add24 = add i64 %add, %shl23, !dbg !90
  %add25 = or disjoint i32 %bits.0, 16, !dbg !91
  br label %if.end, !dbg !92

if.end:                                           ; preds = %if.then, %do.body
  %bits.1 = phi i32 [ %add25, %if.then ], [ %bits.0, %do.body ], !dbg !76
  %hold.1 = phi i64 [ %add24, %if.then ], [ %hold.0, %do.body ], !dbg !76
  %in.1 = phi ptr [ %incdec.ptr20, %if.then ], [ %in.0, %do.body ], !dbg !76
  %and = and i64 %hold.1, %conv26, !dbg !93
  %add.ptr27 = getelementptr inbounds nuw %struct.code, ptr %11, i64 %and, !dbg !94
  %bits28592 = getelementptr inbounds nuw i8, ptr %add.ptr27, i64 1, !dbg !95
  %17 = load i8, ptr %bits28592, align 1, !dbg !96, !tbaa !97
  %conv29593 = zext i8 %17 to i32, !dbg !100
  %sh_prom30594 = zext nneg i8 %17 to i64, !dbg !101
  %shr595 = lshr i64 %hold.1, %sh_prom30594, !dbg !102
  %sub31596 = sub i32 %bits.1, %conv29593, !dbg !103
  %18 = load i8, ptr %add.ptr27, align 2, !dbg !104, !tbaa !105
  %cmp34598 = icmp eq i8 %18, 0, !dbg !106
  br i1 %cmp34598, label %if.then36, label %if.else, !dbg !107

if.then36:                                        ; preds = %if.then282, %if.end
  %here.0.lcssa = phi ptr [ %add.ptr27, %if.end ], [ %add.ptr291, %if.then282 ], !dbg !76
  %shr.lcssa = phi i64 [ %shr595, %if.end ], [ %shr, %if.then282 ], !dbg !108
  %sub31.lcssa = phi i32 [ %sub31596, %if.end ], [ %sub31, %if.then282 ], !dbg !109
  %val = getelementptr inbounds nuw i8, ptr %here.0.lcssa, i64 2, !dbg !110
  %19 = load i16, ptr %val, align 2, !dbg !111, !tbaa !112
  %conv37 = trunc i16 %19 to i8, !dbg !113
  %incdec.ptr38 = getelementptr inbounds nuw i8, ptr %out.0, i64 1, !dbg !114
  store i8 %conv37, ptr %out.0, align 1, !dbg !115, !tbaa !81
  br label %do.cond302, !dbg !116

if.else:                                          ; preds = %if.end, %if.then282
  %conv33602.in = phi i8 [ %49, %if.then282 ], [ %18, %if.end ]
  %sub31601 = phi i32 [ %sub31, %if.then282 ], [ %sub31596, %if.end ]
  %shr600 = phi i64 [ %shr, %if.then282 ], [ %shr595, %if.end ]
  %here.0599 = phi ptr [ %add.ptr291, %if.then282 ], [ %add.ptr27, %if.end ]
  %conv33602 = zext i8 %conv33602.in to i32, !dbg !117
  %and39 = and i32 %conv33602, 16, !dbg !118
  %tobool.not = icmp eq i32 %and39, 0, !dbg !119
  br i1 %tobool.not, label %if.else278, label %if.then40, !dbg !120

if.then40:                                        ; preds = %if.else
  %val41 = getelementptr inbounds nuw i8, ptr %here.0599, i64 2, !dbg !121
  %20 = load i16, ptr %val41, align 2, !dbg !122, !tbaa !112
  %conv42 = zext i16 %20 to i32, !dbg !123
  %and43 = and i32 %conv33602, 15, !dbg !124
  %tobool44.not = icmp eq i32 %and43, 0, !dbg !125
  br i1 %tobool44.not, label %if.end64, label %if.then45, !dbg !126

if.then45:                                        ; preds = %if.then40
  %cmp46 = icmp ult i32 %sub31601, %and43, !dbg !127
  br i1 %cmp46, label %if.then48, label %if.end55, !dbg !128

if.then48:                                        ; preds = %if.then45
  %incdec.ptr49 = getelementptr inbounds nuw i8, ptr %in.1, i64 1, !dbg !129
  %21 = load i8, ptr %in.1, align 1, !dbg !130, !tbaa !81
  %conv50 = zext i8 %21 to i64, !dbg !131
  %sh_prom51 = zext nneg i32 %sub31601 to i64, !dbg !132
  %shl52 = shl nuw nsw i64 %conv50, %sh_prom51, !dbg !132
  %add53 = add i64 %shl52, %shr600, !dbg !133
  %add54 = add nuw nsw i32 %sub31601, 8, !dbg !134
  br label %if.end55, !dbg !135

if.end55:                                         ; preds = %if.then48, %if.then45
  %bits.3 = phi i32 [ %add54, %if.then48 ], [ %sub31601, %if.then45 ], !dbg !76
  %hold.3 = phi i64 [ %add53, %if.then48 ], [ %shr600, %if.then45 ], !dbg !76
  %in.2 = phi ptr [ %incdec.ptr49, %if.then48 ], [ %in.1, %if.then45 ], !dbg !76
  %conv56 = trunc i64 %hold.3 to i32, !dbg !136
  %notmask569 = shl nsw i32 -1, %and43, !dbg !137
  %sub58 = xor i32 %notmask569, -1, !dbg !137
  %and59 = and i32 %conv56, %sub58, !dbg !138
  %add60 = add nuw nsw i32 %and59, %conv42, !dbg !139
  %sh_prom61 = zext nneg i32 %and43 to i64, !dbg !140
  %shr62 = lshr i64 %hold.3, %sh_prom61, !dbg !141
  %sub63 = sub i32 %bits.3, %and43, !dbg !142
  br label %if.end64, !dbg !143

if.end64:                                         ; preds = %if.end55, %if.then40
  %bits.4 = phi i32 [ %sub63, %if.end55 ], [ %sub31601, %if.then40 ], !dbg !76
  %hold.4 = phi i64 [ %shr62, %if.end55 ], [ %shr600, %if.then40 ], !dbg !76
  %in.3 = phi ptr [ %in.2, %if.end55 ], [ %in.1, %if.then40 ], !dbg !76
  %len.0 = phi i32 [ %add60, %if.end55 ], [ %conv42, %if.then40 ], !dbg !76
  %cmp65 = icmp ult i32 %bits.4, 15, !dbg !144
  br i1 %cmp65, label %if.then67, label %if.end80, !dbg !145

if.then67:                                        ; preds = %if.end64
  %incdec.ptr68 = getelementptr inbounds nuw i8, ptr %in.3, i64 1, !dbg !146
  %22 = load i8, ptr %in.3, align 1, !dbg !147, !tbaa !81
  %conv69 = zext i8 %22 to i64, !dbg !148
  %sh_prom70 = zext nneg i32 %bits.4 to i64, !dbg !149
  %shl71 = shl nuw nsw i64 %conv69, %sh_prom70, !dbg !149
  %add72 = add i64 %shl71, %hold.4, !dbg !150
  %add73 = add nuw nsw i32 %bits.4, 8, !dbg !151
  %incdec.ptr74 = getelementptr inbounds nuw i8, ptr %in.3, i64 2, !dbg !152
  %23 = load i8, ptr %incdec.ptr68, align 1, !dbg !153, !tbaa !81
  %conv75 = zext i8 %23 to i64, !dbg !154
  %sh_prom76 = zext nneg i32 %add73 to i64, !dbg !155
  %shl77 = shl nuw nsw i64 %conv75, %sh_prom76, !dbg !155
  %add78 = add i64 %add72, %shl77, !dbg !156
  %add79 = or disjoint i32 %bits.4, 16, !dbg !157
  br label %if.end80, !dbg !158

if.end80:                                         ; preds = %if.then67, %if.end64
  %bits.5 = phi i32 [ %add79, %if.then67 ], [ %bits.4, %if.end64 ], !dbg !76
  %hold.5 = phi i64 [ %add78, %if.then67 ], [ %hold.4, %if.end64 ], !dbg !76
  %in.4 = phi ptr [ %incdec.ptr74, %if.then67 ], [ %in.3, %if.end64 ], !dbg !76
  %and82 = and i64 %hold.5, %conv81, !dbg !159
  %add.ptr83 = getelementptr inbounds nuw %struct.code, ptr %12, i64 %and82, !dbg !160
  %bits84605 = getelementptr inbounds nuw i8, ptr %add.ptr83, i64 1, !dbg !161
  %24 = load i8, ptr %bits84605, align 1, !dbg !162, !tbaa !97
  %conv85606 = zext i8 %24 to i32, !dbg !163
  %sh_prom86607 = zext nneg i8 %24 to i64, !dbg !164
  %shr87608 = lshr i64 %hold.5, %sh_prom86607, !dbg !165
  %sub88609 = sub i32 %bits.5, %conv85606, !dbg !166
  %25 = load i8, ptr %add.ptr83, align 2, !dbg !167, !tbaa !105
  %conv90610 = zext i8 %25 to i32, !dbg !168
  %and91611 = and i32 %conv90610, 16, !dbg !169
  %tobool92.not612 = icmp eq i32 %and91611, 0, !dbg !170
  br i1 %tobool92.not612, label %if.else260, label %if.then93, !dbg !171

if.then93:                                        ; preds = %if.then264, %if.end80
  %here.1.lcssa = phi ptr [ %add.ptr83, %if.end80 ], [ %add.ptr273, %if.then264 ], !dbg !76
  %shr87.lcssa = phi i64 [ %shr87608, %if.end80 ], [ %shr87, %if.then264 ], !dbg !172
  %sub88.lcssa = phi i32 [ %sub88609, %if.end80 ], [ %sub88, %if.then264 ], !dbg !173
  %conv90.lcssa = phi i32 [ %conv90610, %if.end80 ], [ %conv90, %if.then264 ], !dbg !174
  %val94 = getelementptr inbounds nuw i8, ptr %here.1.lcssa, i64 2, !dbg !175
  %26 = load i16, ptr %val94, align 2, !dbg !176, !tbaa !112
  %conv95 = zext i16 %26 to i32, !dbg !177
  %and96 = and i32 %conv90.lcssa, 15, !dbg !178
  %cmp97 = icmp ult i32 %sub88.lcssa, %and96, !dbg !179
  br i1 %cmp97, label %if.then99, label %if.end116, !dbg !180

if.then99:                                        ; preds = %if.then93
  %incdec.ptr100 = getelementptr inbounds nuw i8, ptr %in.4, i64 1, !dbg !181
  %27 = load i8, ptr %in.4, align 1, !dbg !182, !tbaa !81
  %conv101 = zext i8 %27 to i64, !dbg !183
  %sh_prom102 = zext nneg i32 %sub88.lcssa to i64, !dbg !184
  %shl103 = shl nuw nsw i64 %conv101, %sh_prom102, !dbg !184
  %add104 = add i64 %shl103, %shr87.lcssa, !dbg !185
  %add105 = add nuw nsw i32 %sub88.lcssa, 8, !dbg !186
  %cmp106 = icmp ult i32 %add105, %and96, !dbg !187
  br i1 %cmp106, label %if.then108, label %if.end116, !dbg !188

if.then108:                                       ; preds = %if.then99
  %incdec.ptr109 = getelementptr inbounds nuw i8, ptr %in.4, i64 2, !dbg !189
  %28 = load i8, ptr %incdec.ptr100, align 1, !dbg !190, !tbaa !81
  %conv110 = zext i8 %28 to i64, !dbg !191
  %sh_prom111 = zext nneg i32 %add105 to i64, !dbg !192
  %shl112 = shl nuw nsw i64 %conv110, %sh_prom111, !dbg !192
  %add113 = add i64 %shl112, %add104, !dbg !193
  %add114 = add nuw nsw i32 %sub88.lcssa, 16, !dbg !194
  br label %if.end116, !dbg !195

if.end116:                                        ; preds = %if.then99, %if.then108, %if.then93
  %bits.7 = phi i32 [ %add114, %if.then108 ], [ %add105, %if.then99 ], [ %sub88.lcssa, %if.then93 ], !dbg !76
  %hold.7 = phi i64 [ %add113, %if.then108 ], [ %add104, %if.then99 ], [ %shr87.lcssa, %if.then93 ], !dbg !76
  %in.5 = phi ptr [ %incdec.ptr109, %if.then108 ], [ %incdec.ptr100, %if.then99 ], [ %in.4, %if.then93 ], !dbg !76
  %conv117 = trunc i64 %hold.7 to i32, !dbg !196
  %notmask571 = shl nsw i32 -1, %and96, !dbg !197
  %sub119 = xor i32 %notmask571, -1, !dbg !197
  %and120 = and i32 %conv117, %sub119, !dbg !198
  %add121 = add nuw nsw i32 %and120, %conv95, !dbg !199
  %sh_prom122 = zext nneg i32 %and96 to i64, !dbg !200
  %shr123 = lshr i64 %hold.7, %sh_prom122, !dbg !201
  %sub124 = sub i32 %bits.7, %and96, !dbg !202
  %sub.ptr.lhs.cast = ptrtoint ptr %out.0 to i64, !dbg !203
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !204
  %conv125 = trunc i64 %sub.ptr.sub to i32, !dbg !205
  %cmp126 = icmp ugt i32 %add121, %conv125, !dbg !206
  br i1 %cmp126, label %if.then128, label %if.else232, !dbg !207

if.then128:                                       ; preds = %if.end116
  %sub129 = sub nuw nsw i32 %add121, %conv125, !dbg !208
  %cmp130 = icmp ugt i32 %sub129, %6, !dbg !209
  br i1 %cmp130, label %if.then132, label %if.end136, !dbg !210

if.then132:                                       ; preds = %if.then128
  %29 = load i32, ptr %sane, align 8, !dbg !211, !tbaa !212
  %tobool133.not = icmp eq i32 %29, 0, !dbg !213
  br i1 %tobool133.not, label %if.end136, label %do.end307.sink.split.sink.split, !dbg !214

if.end136:                                        ; preds = %if.then132, %if.then128
  br i1 %cmp137, label %if.then139, label %if.else155, !dbg !215

if.then139:                                       ; preds = %if.end136
  %sub140 = sub i32 %5, %sub129, !dbg !216
  %idx.ext141 = zext i32 %sub140 to i64, !dbg !217
  %add.ptr142 = getelementptr inbounds nuw i8, ptr %8, i64 %idx.ext141, !dbg !218
  %cmp143 = icmp ult i32 %sub129, %len.0, !dbg !219
  br i1 %cmp143, label %do.body147, label %if.end211, !dbg !220

do.body147:                                       ; preds = %if.then139, %do.body147
  %out.1 = phi ptr [ %incdec.ptr149, %do.body147 ], [ %out.0, %if.then139 ], !dbg !76
  %op.0 = phi i32 [ %dec, %do.body147 ], [ %sub129, %if.then139 ], !dbg !76
  %from.0 = phi ptr [ %incdec.ptr148, %do.body147 ], [ %add.ptr142, %if.then139 ], !dbg !76
  %incdec.ptr148 = getelementptr inbounds nuw i8, ptr %from.0, i64 1, !dbg !221
  %30 = load i8, ptr %from.0, align 1, !dbg !222, !tbaa !81
  %incdec.ptr149 = getelementptr inbounds nuw i8, ptr %out.1, i64 1, !dbg !223
  store i8 %30, ptr %out.1, align 1, !dbg !224, !tbaa !81
  %dec = add i32 %op.0, -1, !dbg !225
  %tobool150.not = icmp eq i32 %dec, 0, !dbg !226
  br i1 %tobool150.not, label %do.end, label %do.body147, !dbg !227, !llvm.loop !228

do.end:                                           ; preds = %do.body147
  %sub146 = sub nuw nsw i32 %len.0, %sub129, !dbg !233
  %idx.ext151 = zext nneg i32 %add121 to i64, !dbg !234
  %idx.neg152 = sub nsw i64 0, %idx.ext151, !dbg !234
  %add.ptr153 = getelementptr inbounds i8, ptr %incdec.ptr149, i64 %idx.neg152, !dbg !235
  br label %if.end211, !dbg !236

if.else155:                                       ; preds = %if.end136
  %cmp156 = icmp ult i32 %7, %sub129, !dbg !237
  br i1 %cmp156, label %if.then158, label %if.else191, !dbg !238

if.then158:                                       ; preds = %if.else155
  %sub160 = sub i32 %add159, %sub129, !dbg !239
  %idx.ext161 = zext i32 %sub160 to i64, !dbg !240
  %add.ptr162 = getelementptr inbounds nuw i8, ptr %8, i64 %idx.ext161, !dbg !241
  %sub163 = sub nuw nsw i32 %sub129, %7, !dbg !242
  %cmp164 = icmp ult i32 %sub163, %len.0, !dbg !243
  br i1 %cmp164, label %do.body168, label %if.end211, !dbg !244

do.body168:                                       ; preds = %if.then158, %do.body168
  %out.2 = phi ptr [ %incdec.ptr170, %do.body168 ], [ %out.0, %if.then158 ], !dbg !76
  %op.1 = phi i32 [ %dec172, %do.body168 ], [ %sub163, %if.then158 ], !dbg !76
  %from.1 = phi ptr [ %incdec.ptr169, %do.body168 ], [ %add.ptr162, %if.then158 ], !dbg !76
  %incdec.ptr169 = getelementptr inbounds nuw i8, ptr %from.1, i64 1, !dbg !245
  %31 = load i8, ptr %from.1, align 1, !dbg !246, !tbaa !81
  %incdec.ptr170 = getelementptr inbounds nuw i8, ptr %out.2, i64 1, !dbg !247
  store i8 %31, ptr %out.2, align 1, !dbg !248, !tbaa !81
  %dec172 = add i32 %op.1, -1, !dbg !249
  %tobool173.not = icmp eq i32 %dec172, 0, !dbg !250
  br i1 %tobool173.not, label %do.end174, label %do.body168, !dbg !251, !llvm.loop !252

do.end174:                                        ; preds = %do.body168
  %sub167 = sub nuw nsw i32 %len.0, %sub163, !dbg !255
  %cmp175 = icmp ult i32 %7, %sub167, !dbg !256
  br i1 %cmp175, label %do.body179, label %if.end211, !dbg !257

do.body179:                                       ; preds = %do.end174, %do.body179
  %out.3 = phi ptr [ %incdec.ptr181, %do.body179 ], [ %incdec.ptr170, %do.end174 ], !dbg !76
  %op.2 = phi i32 [ %dec183, %do.body179 ], [ %7, %do.end174 ], !dbg !76
  %from.2 = phi ptr [ %incdec.ptr180, %do.body179 ], [ %8, %do.end174 ], !dbg !76
  %incdec.ptr180 = getelementptr inbounds nuw i8, ptr %from.2, i64 1, !dbg !258
  %32 = load i8, ptr %from.2, align 1, !dbg !259, !tbaa !81
  %incdec.ptr181 = getelementptr inbounds nuw i8, ptr %out.3, i64 1, !dbg !260
  store i8 %32, ptr %out.3, align 1, !dbg !261, !tbaa !81
  %dec183 = add i32 %op.2, -1, !dbg !262
  %tobool184.not = icmp eq i32 %dec183, 0, !dbg !263
  br i1 %tobool184.not, label %do.end185, label %do.body179, !dbg !264, !llvm.loop !265

do.end185:                                        ; preds = %do.body179
  %sub178 = sub nuw nsw i32 %sub167, %7, !dbg !268
  %idx.ext186 = zext nneg i32 %add121 to i64, !dbg !269
  %idx.neg187 = sub nsw i64 0, %idx.ext186, !dbg !269
  %add.ptr188 = getelementptr inbounds i8, ptr %incdec.ptr181, i64 %idx.neg187, !dbg !270
  br label %if.end211, !dbg !271

if.else191:                                       ; preds = %if.else155
  %sub192 = sub nuw i32 %7, %sub129, !dbg !272
  %idx.ext193 = zext i32 %sub192 to i64, !dbg !273
  %add.ptr194 = getelementptr inbounds nuw i8, ptr %8, i64 %idx.ext193, !dbg !274
  %cmp195 = icmp ult i32 %sub129, %len.0, !dbg !275
  br i1 %cmp195, label %do.body199, label %if.end211, !dbg !276

do.body199:                                       ; preds = %if.else191, %do.body199
  %out.4 = phi ptr [ %incdec.ptr201, %do.body199 ], [ %out.0, %if.else191 ], !dbg !76
  %op.3 = phi i32 [ %dec203, %do.body199 ], [ %sub129, %if.else191 ], !dbg !76
  %from.3 = phi ptr [ %incdec.ptr200, %do.body199 ], [ %add.ptr194, %if.else191 ], !dbg !76
  %incdec.ptr200 = getelementptr inbounds nuw i8, ptr %from.3, i64 1, !dbg !277
  %33 = load i8, ptr %from.3, align 1, !dbg !278, !tbaa !81
  %incdec.ptr201 = getelementptr inbounds nuw i8, ptr %out.4, i64 1, !dbg !279
  store i8 %33, ptr %out.4, align 1, !dbg !280, !tbaa !81
  %dec203 = add i32 %op.3, -1, !dbg !281
  %tobool204.not = icmp eq i32 %dec203, 0, !dbg !282
  br i1 %tobool204.not, label %do.end205, label %do.body199, !dbg !283, !llvm.loop !284

do.end205:                                        ; preds = %do.body199
  %sub198 = sub nuw nsw i32 %len.0, %sub129, !dbg !287
  %idx.ext206 = zext nneg i32 %add121 to i64, !dbg !288
  %idx.neg207 = sub nsw i64 0, %idx.ext206, !dbg !288
  %add.ptr208 = getelementptr inbounds i8, ptr %incdec.ptr201, i64 %idx.neg207, !dbg !289
  br label %if.end211, !dbg !290

if.end211:                                        ; preds = %do.end174, %do.end185, %if.then158, %do.end205, %if.else191, %if.then139, %do.end
  %out.5 = phi ptr [ %incdec.ptr149, %do.end ], [ %out.0, %if.then139 ], [ %incdec.ptr181, %do.end185 ], [ %incdec.ptr170, %do.end174 ], [ %out.0, %if.then158 ], [ %incdec.ptr201, %do.end205 ], [ %out.0, %if.else191 ], !dbg !76
  %len.1 = phi i32 [ %sub146, %do.end ], [ %len.0, %if.then139 ], [ %sub178, %do.end185 ], [ %sub167, %do.end174 ], [ %len.0, %if.then158 ], [ %sub198, %do.end205 ], [ %len.0, %if.else191 ], !dbg !76
  %from.4 = phi ptr [ %add.ptr153, %do.end ], [ %add.ptr142, %if.then139 ], [ %add.ptr188, %do.end185 ], [ %8, %do.end174 ], [ %add.ptr162, %if.then158 ], [ %add.ptr208, %do.end205 ], [ %add.ptr194, %if.else191 ], !dbg !76
  %cmp212621 = icmp ugt i32 %len.1, 2, !dbg !291
  br i1 %cmp212621, label %while.body, label %while.end, !dbg !292

while.body:                                       ; preds = %if.end211, %while.body
  %from.5624 = phi ptr [ %incdec.ptr218, %while.body ], [ %from.4, %if.end211 ]
  %len.2623 = phi i32 [ %sub220, %while.body ], [ %len.1, %if.end211 ]
  %out.6622 = phi ptr [ %incdec.ptr219, %while.body ], [ %out.5, %if.end211 ]
  %incdec.ptr214 = getelementptr inbounds nuw i8, ptr %from.5624, i64 1, !dbg !293
  %34 = load i8, ptr %from.5624, align 1, !dbg !294, !tbaa !81
  %incdec.ptr215 = getelementptr inbounds nuw i8, ptr %out.6622, i64 1, !dbg !295
  store i8 %34, ptr %out.6622, align 1, !dbg !296, !tbaa !81
  %incdec.ptr216 = getelementptr inbounds nuw i8, ptr %from.5624, i64 2, !dbg !297
  %35 = load i8, ptr %incdec.ptr214, align 1, !dbg !298, !tbaa !81
  %incdec.ptr217 = getelementptr inbounds nuw i8, ptr %out.6622, i64 2, !dbg !299
  store i8 %35, ptr %incdec.ptr215, align 1, !dbg !300, !tbaa !81
  %incdec.ptr218 = getelementptr inbounds nuw i8, ptr %from.5624, i64 3, !dbg !301
  %36 = load i8, ptr %incdec.ptr216, align 1, !dbg !302, !tbaa !81
  %incdec.ptr219 = getelementptr inbounds nuw i8, ptr %out.6622, i64 3, !dbg !303
  store i8 %36, ptr %incdec.ptr217, align 1, !dbg !304, !tbaa !81
  %sub220 = add i32 %len.2623, -3, !dbg !305
  %cmp212 = icmp ugt i32 %sub220, 2, !dbg !306
  br i1 %cmp212, label %while.body, label %while.end, !dbg !307, !llvm.loop !308

while.end:                                        ; preds = %while.body, %if.end211
  %out.6.lcssa = phi ptr [ %out.5, %if.end211 ], [ %incdec.ptr219, %while.body ], !dbg !76
  %len.2.lcssa = phi i32 [ %len.1, %if.end211 ], [ %sub220, %while.body ], !dbg !76
  %from.5.lcssa = phi ptr [ %from.4, %if.end211 ], [ %incdec.ptr218, %while.body ], !dbg !76
  %tobool221.not = icmp eq i32 %len.2.lcssa, 0, !dbg !311
  br i1 %tobool221.not, label %do.cond302, label %if.then222, !dbg !312

if.then222:                                       ; preds = %while.end
  %37 = load i8, ptr %from.5.lcssa, align 1, !dbg !313, !tbaa !81
  %incdec.ptr224 = getelementptr inbounds nuw i8, ptr %out.6.lcssa, i64 1, !dbg !314
  store i8 %37, ptr %out.6.lcssa, align 1, !dbg !315, !tbaa !81
  %cmp225 = icmp eq i32 %len.2.lcssa, 2, !dbg !316
  br i1 %cmp225, label %if.then227, label %do.cond302, !dbg !317

if.then227:                                       ; preds = %if.then222
  %incdec.ptr223 = getelementptr inbounds nuw i8, ptr %from.5.lcssa, i64 1, !dbg !318
  %38 = load i8, ptr %incdec.ptr223, align 1, !dbg !319, !tbaa !81
  %incdec.ptr229 = getelementptr inbounds nuw i8, ptr %out.6.lcssa, i64 2, !dbg !320
  store i8 %38, ptr %incdec.ptr224, align 1, !dbg !321, !tbaa !81
  br label %do.cond302, !dbg !322

if.else232:                                       ; preds = %if.end116
  %idx.ext233 = zext nneg i32 %add121 to i64, !dbg !323
  %idx.neg234 = sub nsw i64 0, %idx.ext233, !dbg !323
  %add.ptr235 = getelementptr inbounds i8, ptr %out.0, i64 %idx.neg234, !dbg !324
  br label %do.body236, !dbg !325

do.body236:                                       ; preds = %do.body236, %if.else232
  %out.7 = phi ptr [ %out.0, %if.else232 ], [ %incdec.ptr242, %do.body236 ], !dbg !76
  %len.3 = phi i32 [ %len.0, %if.else232 ], [ %sub243, %do.body236 ], !dbg !76
  %from.6 = phi ptr [ %add.ptr235, %if.else232 ], [ %incdec.ptr241, %do.body236 ], !dbg !76
  %incdec.ptr237 = getelementptr inbounds nuw i8, ptr %from.6, i64 1, !dbg !326
  %39 = load i8, ptr %from.6, align 1, !dbg !327, !tbaa !81
  %incdec.ptr238 = getelementptr inbounds nuw i8, ptr %out.7, i64 1, !dbg !328
  store i8 %39, ptr %out.7, align 1, !dbg !329, !tbaa !81
  %incdec.ptr239 = getelementptr inbounds nuw i8, ptr %from.6, i64 2, !dbg !330
  %40 = load i8, ptr %incdec.ptr237, align 1, !dbg !331, !tbaa !81
  %incdec.ptr240 = getelementptr inbounds nuw i8, ptr %out.7, i64 2, !dbg !332
  store i8 %40, ptr %incdec.ptr238, align 1, !dbg !333, !tbaa !81
  %incdec.ptr241 = getelementptr inbounds nuw i8, ptr %from.6, i64 3, !dbg !334
  %41 = load i8, ptr %incdec.ptr239, align 1, !dbg !335, !tbaa !81
  %incdec.ptr242 = getelementptr inbounds nuw i8, ptr %out.7, i64 3, !dbg !336
  store i8 %41, ptr %incdec.ptr240, align 1, !dbg !337, !tbaa !81
  %sub243 = add i32 %len.3, -3, !dbg !338
  %cmp245 = icmp ugt i32 %sub243, 2, !dbg !339
  br i1 %cmp245, label %do.body236, label %do.end247, !dbg !340, !llvm.loop !341

do.end247:                                        ; preds = %do.body236
  %tobool248.not = icmp eq i32 %sub243, 0, !dbg !343
  br i1 %tobool248.not, label %do.cond302, label %if.then249, !dbg !344

if.then249:                                       ; preds = %do.end247
  %42 = load i8, ptr %incdec.ptr241, align 1, !dbg !345, !tbaa !81
  %incdec.ptr251 = getelementptr inbounds nuw i8, ptr %out.7, i64 4, !dbg !346
  store i8 %42, ptr %incdec.ptr242, align 1, !dbg !347, !tbaa !81
  %cmp252 = icmp eq i32 %sub243, 2, !dbg !348
  br i1 %cmp252, label %if.then254, label %do.cond302, !dbg !349

if.then254:                                       ; preds = %if.then249
  %incdec.ptr250 = getelementptr inbounds nuw i8, ptr %from.6, i64 4, !dbg !350
  %43 = load i8, ptr %incdec.ptr250, align 1, !dbg !351, !tbaa !81
  %incdec.ptr256 = getelementptr inbounds nuw i8, ptr %out.7, i64 5, !dbg !352
  store i8 %43, ptr %incdec.ptr251, align 1, !dbg !353, !tbaa !81
  br label %do.cond302, !dbg !354

if.else260:                                       ; preds = %if.end80, %if.then264
  %conv90616 = phi i32 [ %conv90, %if.then264 ], [ %conv90610, %if.end80 ]
  %sub88615 = phi i32 [ %sub88, %if.then264 ], [ %sub88609, %if.end80 ]
  %shr87614 = phi i64 [ %shr87, %if.then264 ], [ %shr87608, %if.end80 ]
  %here.1613 = phi ptr [ %add.ptr273, %if.then264 ], [ %add.ptr83, %if.end80 ]
  %and261 = and i32 %conv90616, 64, !dbg !355
  %cmp262 = icmp eq i32 %and261, 0, !dbg !356
  br i1 %cmp262, label %if.then264, label %do.end307.sink.split.sink.split, !dbg !357

if.then264:                                       ; preds = %if.else260
  %val265 = getelementptr inbounds nuw i8, ptr %here.1613, i64 2, !dbg !358
  %44 = load i16, ptr %val265, align 2, !dbg !358, !tbaa !112
  %idx.ext267 = zext i16 %44 to i64, !dbg !359
  %add.ptr268 = getelementptr inbounds nuw %struct.code, ptr %12, i64 %idx.ext267, !dbg !359
  %notmask570 = shl nsw i32 -1, %conv90616, !dbg !360
  %sub270 = xor i32 %notmask570, -1, !dbg !360
  %conv271 = zext nneg i32 %sub270 to i64, !dbg !361
  %and272 = and i64 %shr87614, %conv271, !dbg !362
  %add.ptr273 = getelementptr inbounds nuw %struct.code, ptr %add.ptr268, i64 %and272, !dbg !363
  %bits84 = getelementptr inbounds nuw i8, ptr %add.ptr273, i64 1, !dbg !161
  %45 = load i8, ptr %bits84, align 1, !dbg !364, !tbaa !97
  %conv85 = zext i8 %45 to i32, !dbg !365
  %sh_prom86 = zext nneg i8 %45 to i64, !dbg !164
  %shr87 = lshr i64 %shr87614, %sh_prom86, !dbg !172
  %sub88 = sub i32 %sub88615, %conv85, !dbg !173
  %46 = load i8, ptr %add.ptr273, align 2, !dbg !366, !tbaa !105
  %conv90 = zext i8 %46 to i32, !dbg !174
  %and91 = and i32 %conv90, 16, !dbg !169
  %tobool92.not = icmp eq i32 %and91, 0, !dbg !367
  br i1 %tobool92.not, label %if.else260, label %if.then93, !dbg !368

if.else278:                                       ; preds = %if.else
  %and279 = and i32 %conv33602, 64, !dbg !369
  %cmp280 = icmp eq i32 %and279, 0, !dbg !370
  br i1 %cmp280, label %if.then282, label %if.else292, !dbg !371

if.then282:                                       ; preds = %if.else278
  %val283 = getelementptr inbounds nuw i8, ptr %here.0599, i64 2, !dbg !372
  %47 = load i16, ptr %val283, align 2, !dbg !372, !tbaa !112
  %idx.ext285 = zext i16 %47 to i64, !dbg !373
  %add.ptr286 = getelementptr inbounds nuw %struct.code, ptr %11, i64 %idx.ext285, !dbg !373
  %notmask568 = shl nsw i32 -1, %conv33602, !dbg !374
  %sub288 = xor i32 %notmask568, -1, !dbg !374
  %conv289 = zext nneg i32 %sub288 to i64, !dbg !375
  %and290 = and i64 %shr600, %conv289, !dbg !376
  %add.ptr291 = getelementptr inbounds nuw %struct.code, ptr %add.ptr286, i64 %and290, !dbg !377
  %bits28 = getelementptr inbounds nuw i8, ptr %add.ptr291, i64 1, !dbg !95
  %48 = load i8, ptr %bits28, align 1, !dbg !378, !tbaa !97
  %conv29 = zext i8 %48 to i32, !dbg !379
  %sh_prom30 = zext nneg i8 %48 to i64, !dbg !101
  %shr = lshr i64 %shr600, %sh_prom30, !dbg !108
  %sub31 = sub i32 %sub31601, %conv29, !dbg !109
  %49 = load i8, ptr %add.ptr291, align 2, !dbg !380, !tbaa !105
  %cmp34 = icmp eq i8 %49, 0, !dbg !381
  br i1 %cmp34, label %if.then36, label %if.else, !dbg !382

if.else292:                                       ; preds = %if.else278
  %and293 = and i32 %conv33602, 32, !dbg !383
  %tobool294.not = icmp eq i32 %and293, 0, !dbg !384
  br i1 %tobool294.not, label %do.end307.sink.split.sink.split, label %do.end307.sink.split, !dbg !385

do.cond302:                                       ; preds = %if.then36, %do.end247, %if.then254, %if.then249, %while.end, %if.then227, %if.then222
  %bits.8 = phi i32 [ %sub31.lcssa, %if.then36 ], [ %sub124, %if.then227 ], [ %sub124, %if.then222 ], [ %sub124, %while.end ], [ %sub124, %if.then254 ], [ %sub124, %if.then249 ], [ %sub124, %do.end247 ], !dbg !76
  %hold.8 = phi i64 [ %shr.lcssa, %if.then36 ], [ %shr123, %if.then227 ], [ %shr123, %if.then222 ], [ %shr123, %while.end ], [ %shr123, %if.then254 ], [ %shr123, %if.then249 ], [ %shr123, %do.end247 ], !dbg !76
  %out.8 = phi ptr [ %incdec.ptr38, %if.then36 ], [ %incdec.ptr229, %if.then227 ], [ %incdec.ptr224, %if.then222 ], [ %out.6.lcssa, %while.end ], [ %incdec.ptr256, %if.then254 ], [ %incdec.ptr251, %if.then249 ], [ %incdec.ptr242, %do.end247 ], !dbg !76
  %in.6 = phi ptr [ %in.1, %if.then36 ], [ %in.5, %if.then227 ], [ %in.5, %if.then222 ], [ %in.5, %while.end ], [ %in.5, %if.then254 ], [ %in.5, %if.then249 ], [ %in.5, %do.end247 ], !dbg !76
  %cmp303 = icmp ult ptr %in.6, %add.ptr, !dbg !386
  %cmp305 = icmp ult ptr %out.8, %add.ptr8, !dbg !387
  %50 = select i1 %cmp303, i1 %cmp305, i1 false, !dbg !387
  br i1 %50, label %do.body, label %do.end307, !dbg !388, !llvm.loop !389

do.end307.sink.split.sink.split:                  ; preds = %if.then132, %if.else260, %if.else292
  %.str.sink = phi ptr [ @.str.2, %if.else292 ], [ @.str.1, %if.else260 ], [ @.str, %if.then132 ]
  %bits.9.ph.ph = phi i32 [ %sub31601, %if.else292 ], [ %sub88615, %if.else260 ], [ %sub124, %if.then132 ]
  %hold.9.ph.ph = phi i64 [ %shr600, %if.else292 ], [ %shr87614, %if.else260 ], [ %shr123, %if.then132 ]
  %in.7.ph.ph = phi ptr [ %in.1, %if.else292 ], [ %in.4, %if.else260 ], [ %in.5, %if.then132 ]
  %msg = getelementptr inbounds nuw i8, ptr %strm, i64 48, !dbg !76
  store ptr %.str.sink, ptr %msg, align 8, !dbg !76, !tbaa !391
  br label %do.end307.sink.split, !dbg !76

do.end307.sink.split:                             ; preds = %do.end307.sink.split.sink.split, %if.else292
  %.sink = phi i32 [ 16191, %if.else292 ], [ 16209, %do.end307.sink.split.sink.split ]
  %bits.9.ph = phi i32 [ %sub31601, %if.else292 ], [ %bits.9.ph.ph, %do.end307.sink.split.sink.split ]
  %hold.9.ph = phi i64 [ %shr600, %if.else292 ], [ %hold.9.ph.ph, %do.end307.sink.split.sink.split ]
  %in.7.ph = phi ptr [ %in.1, %if.else292 ], [ %in.7.ph.ph, %do.end307.sink.split.sink.split ]
  %mode299 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !76
  store i32 %.sink, ptr %mode299, align 8, !dbg !76, !tbaa !392
  br label %do.end307, !dbg !393

do.end307:                                        ; preds = %do.cond302, %do.end307.sink.split
  %bits.9 = phi i32 [ %bits.9.ph, %do.end307.sink.split ], [ %bits.8, %do.cond302 ], !dbg !76
  %hold.9 = phi i64 [ %hold.9.ph, %do.end307.sink.split ], [ %hold.8, %do.cond302 ], !dbg !76
  %out.9 = phi ptr [ %out.0, %do.end307.sink.split ], [ %out.8, %do.cond302 ], !dbg !76
  %in.7 = phi ptr [ %in.7.ph, %do.end307.sink.split ], [ %in.6, %do.cond302 ], !dbg !76
  %shr308 = lshr i32 %bits.9, 3, !dbg !393
  %idx.ext309 = zext nneg i32 %shr308 to i64, !dbg !394
  %idx.neg310 = sub nsw i64 0, %idx.ext309, !dbg !394
  %add.ptr311 = getelementptr inbounds i8, ptr %in.7, i64 %idx.neg310, !dbg !395
  store ptr %add.ptr311, ptr %strm, align 8, !dbg !396, !tbaa !25
  store ptr %out.9, ptr %next_out, align 8, !dbg !397, !tbaa !33
  %sub.ptr.lhs.cast322 = ptrtoint ptr %add.ptr to i64, !dbg !398
  %sub.ptr.rhs.cast323 = ptrtoint ptr %add.ptr311 to i64, !dbg !398
  %sub.ptr.sub324 = sub i64 %sub.ptr.lhs.cast322, %sub.ptr.rhs.cast323, !dbg !398
  %51 = trunc i64 %sub.ptr.sub324 to i32, !dbg !399
  %conv330 = add i32 %51, 5, !dbg !399
  store i32 %conv330, ptr %avail_in, align 8, !dbg !400, !tbaa !27
  %sub.ptr.lhs.cast335 = ptrtoint ptr %add.ptr8 to i64, !dbg !401
  %sub.ptr.rhs.cast336 = ptrtoint ptr %out.9 to i64, !dbg !401
  %sub.ptr.sub337 = sub i64 %sub.ptr.lhs.cast335, %sub.ptr.rhs.cast336, !dbg !401
  %sub313 = and i32 %bits.9, 7, !dbg !402
  %notmask572 = shl nsw i32 -1, %sub313, !dbg !403
  %sub315 = xor i32 %notmask572, -1, !dbg !403
  %conv316 = zext nneg i32 %sub315 to i64, !dbg !404
  %and317 = and i64 %hold.9, %conv316, !dbg !405
  %52 = trunc i64 %sub.ptr.sub337 to i32, !dbg !406
  %conv346 = add i32 %52, 257, !dbg !406
  store i32 %conv346, ptr %avail_out, align 8, !dbg !407, !tbaa !35
  store i64 %and317, ptr %hold13, align 8, !dbg !408, !tbaa !59
  store i32 %sub313, ptr %bits14, align 8, !dbg !409, !tbaa !62
  ret void, !dbg !410
}

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

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
!24 = !DILocation(line: 79, column: 16, scope: !13, atomGroup: 2, atomRank: 2)
!25 = !{!19, !20, i64 0}
!26 = !DILocation(line: 80, column: 24, scope: !13)
!27 = !{!19, !10, i64 8}
!28 = !DILocation(line: 80, column: 33, scope: !13)
!29 = !DILocation(line: 80, column: 15, scope: !13)
!30 = !DILocation(line: 80, column: 15, scope: !13, atomGroup: 3, atomRank: 2)
!31 = !DILocation(line: 81, column: 17, scope: !13)
!32 = !DILocation(line: 81, column: 17, scope: !13, atomGroup: 4, atomRank: 2)
!33 = !{!19, !20, i64 24}
!34 = !DILocation(line: 82, column: 32, scope: !13)
!35 = !{!19, !10, i64 32}
!36 = !DILocation(line: 82, column: 24, scope: !13)
!37 = !DILocation(line: 82, column: 15, scope: !13)
!38 = !DILocation(line: 82, column: 15, scope: !13, atomGroup: 5, atomRank: 2)
!39 = !DILocation(line: 83, column: 34, scope: !13)
!40 = !DILocation(line: 83, column: 15, scope: !13)
!41 = !DILocation(line: 83, column: 15, scope: !13, atomGroup: 6, atomRank: 2)
!42 = !DILocation(line: 87, column: 20, scope: !13)
!43 = !DILocation(line: 87, column: 20, scope: !13, atomGroup: 7, atomRank: 2)
!44 = !{!45, !10, i64 60}
!45 = !{!"inflate_state", !46, i64 0, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28, !22, i64 32, !22, i64 40, !47, i64 48, !10, i64 56, !10, i64 60, !10, i64 64, !10, i64 68, !20, i64 72, !22, i64 80, !10, i64 88, !10, i64 92, !10, i64 96, !10, i64 100, !21, i64 104, !21, i64 112, !10, i64 120, !10, i64 124, !10, i64 128, !10, i64 132, !10, i64 136, !10, i64 140, !21, i64 144, !11, i64 152, !11, i64 792, !11, i64 1368, !10, i64 7144, !10, i64 7148, !10, i64 7152}
!46 = !{!"p1 _ZTS10z_stream_s", !21, i64 0}
!47 = !{!"p1 _ZTS11gz_header_s", !21, i64 0}
!48 = !DILocation(line: 88, column: 20, scope: !13)
!49 = !DILocation(line: 88, column: 20, scope: !13, atomGroup: 8, atomRank: 2)
!50 = !{!45, !10, i64 64}
!51 = !DILocation(line: 89, column: 20, scope: !13)
!52 = !DILocation(line: 89, column: 20, scope: !13, atomGroup: 9, atomRank: 2)
!53 = !{!45, !10, i64 68}
!54 = !DILocation(line: 90, column: 21, scope: !13)
!55 = !DILocation(line: 90, column: 21, scope: !13, atomGroup: 10, atomRank: 2)
!56 = !{!45, !20, i64 72}
!57 = !DILocation(line: 91, column: 19, scope: !13)
!58 = !DILocation(line: 91, column: 19, scope: !13, atomGroup: 11, atomRank: 2)
!59 = !{!45, !22, i64 80}
!60 = !DILocation(line: 92, column: 19, scope: !13)
!61 = !DILocation(line: 92, column: 19, scope: !13, atomGroup: 12, atomRank: 2)
!62 = !{!45, !10, i64 88}
!63 = !DILocation(line: 93, column: 20, scope: !13)
!64 = !DILocation(line: 93, column: 20, scope: !13, atomGroup: 13, atomRank: 2)
!65 = !{!45, !21, i64 104}
!66 = !DILocation(line: 94, column: 20, scope: !13)
!67 = !DILocation(line: 94, column: 20, scope: !13, atomGroup: 14, atomRank: 2)
!68 = !{!45, !21, i64 112}
!69 = !DILocation(line: 95, column: 27, scope: !13)
!70 = !{!45, !10, i64 120}
!71 = !DILocation(line: 95, column: 36, scope: !13, atomGroup: 15, atomRank: 2)
!72 = !DILocation(line: 96, column: 27, scope: !13)
!73 = !{!45, !10, i64 124}
!74 = !DILocation(line: 96, column: 37, scope: !13, atomGroup: 16, atomRank: 2)
!75 = !DILocation(line: 100, column: 5, scope: !13)
!76 = !DILocation(line: 0, scope: !13)
!77 = !DILocation(line: 101, column: 18, scope: !13, atomGroup: 17, atomRank: 2)
!78 = !DILocation(line: 101, column: 18, scope: !13, atomGroup: 17, atomRank: 1)
!79 = !DILocation(line: 102, column: 40, scope: !13, atomGroup: 19, atomRank: 2)
!80 = !DILocation(line: 102, column: 37, scope: !13)
!81 = !{!11, !11, i64 0}
!82 = !DILocation(line: 102, column: 21, scope: !13)
!83 = !DILocation(line: 102, column: 44, scope: !13)
!84 = !DILocation(line: 102, column: 18, scope: !13, atomGroup: 18, atomRank: 2)
!85 = !DILocation(line: 103, column: 18, scope: !13, atomGroup: 20, atomRank: 2)
!86 = !DILocation(line: 104, column: 40, scope: !13, atomGroup: 22, atomRank: 2)
!87 = !DILocation(line: 104, column: 37, scope: !13)
!88 = !DILocation(line: 104, column: 21, scope: !13)
!89 = !DILocation(line: 104, column: 44, scope: !13)
!90 = !DILocation(line: 104, column: 18, scope: !13, atomGroup: 21, atomRank: 2)
!91 = !DILocation(line: 105, column: 18, scope: !13, atomGroup: 23, atomRank: 2)
!92 = !DILocation(line: 106, column: 9, scope: !13)
!93 = !DILocation(line: 107, column: 30, scope: !13)
!94 = !DILocation(line: 107, column: 22, scope: !13, atomGroup: 24, atomRank: 2)
!95 = !DILocation(line: 109, column: 31, scope: !13)
!96 = !DILocation(line: 109, column: 31, scope: !13, atomGroup: 193, atomRank: 3)
!97 = !{!98, !11, i64 1}
!98 = !{!"", !11, i64 0, !11, i64 1, !99, i64 2}
!99 = !{!"short", !11, i64 0}
!100 = !DILocation(line: 109, column: 14, scope: !13, atomGroup: 193, atomRank: 2)
!101 = !DILocation(line: 110, column: 14, scope: !13)
!102 = !DILocation(line: 110, column: 14, scope: !13, atomGroup: 194, atomRank: 2)
!103 = !DILocation(line: 111, column: 14, scope: !13, atomGroup: 195, atomRank: 2)
!104 = !DILocation(line: 112, column: 31, scope: !13, atomGroup: 196, atomRank: 3)
!105 = !{!98, !11, i64 0}
!106 = !DILocation(line: 113, column: 16, scope: !13, atomGroup: 197, atomRank: 2)
!107 = !DILocation(line: 113, column: 16, scope: !13, atomGroup: 197, atomRank: 1)
!108 = !DILocation(line: 110, column: 14, scope: !13, atomGroup: 26, atomRank: 2)
!109 = !DILocation(line: 111, column: 14, scope: !13, atomGroup: 27, atomRank: 2)
!110 = !DILocation(line: 117, column: 44, scope: !13)
!111 = !DILocation(line: 117, column: 44, scope: !13, atomGroup: 30, atomRank: 3)
!112 = !{!98, !99, i64 2}
!113 = !DILocation(line: 117, column: 22, scope: !13, atomGroup: 30, atomRank: 2)
!114 = !DILocation(line: 117, column: 17, scope: !13, atomGroup: 31, atomRank: 2)
!115 = !DILocation(line: 117, column: 20, scope: !13, atomGroup: 30, atomRank: 1)
!116 = !DILocation(line: 118, column: 9, scope: !13)
!117 = !DILocation(line: 112, column: 14, scope: !13, atomGroup: 28, atomRank: 2)
!118 = !DILocation(line: 119, column: 21, scope: !13)
!119 = !DILocation(line: 119, column: 21, scope: !13, atomGroup: 32, atomRank: 2)
!120 = !DILocation(line: 119, column: 21, scope: !13, atomGroup: 32, atomRank: 1)
!121 = !DILocation(line: 120, column: 36, scope: !13)
!122 = !DILocation(line: 120, column: 36, scope: !13, atomGroup: 33, atomRank: 3)
!123 = !DILocation(line: 120, column: 19, scope: !13, atomGroup: 33, atomRank: 2)
!124 = !DILocation(line: 121, column: 16, scope: !13, atomGroup: 34, atomRank: 2)
!125 = !DILocation(line: 122, column: 17, scope: !13, atomGroup: 35, atomRank: 2)
!126 = !DILocation(line: 122, column: 17, scope: !13, atomGroup: 35, atomRank: 1)
!127 = !DILocation(line: 123, column: 26, scope: !13, atomGroup: 36, atomRank: 2)
!128 = !DILocation(line: 123, column: 26, scope: !13, atomGroup: 36, atomRank: 1)
!129 = !DILocation(line: 124, column: 48, scope: !13, atomGroup: 38, atomRank: 2)
!130 = !DILocation(line: 124, column: 45, scope: !13)
!131 = !DILocation(line: 124, column: 29, scope: !13)
!132 = !DILocation(line: 124, column: 52, scope: !13)
!133 = !DILocation(line: 124, column: 26, scope: !13, atomGroup: 37, atomRank: 2)
!134 = !DILocation(line: 125, column: 26, scope: !13, atomGroup: 39, atomRank: 2)
!135 = !DILocation(line: 126, column: 17, scope: !13)
!136 = !DILocation(line: 127, column: 24, scope: !13)
!137 = !DILocation(line: 127, column: 53, scope: !13)
!138 = !DILocation(line: 127, column: 39, scope: !13)
!139 = !DILocation(line: 127, column: 21, scope: !13, atomGroup: 40, atomRank: 2)
!140 = !DILocation(line: 128, column: 22, scope: !13)
!141 = !DILocation(line: 128, column: 22, scope: !13, atomGroup: 41, atomRank: 2)
!142 = !DILocation(line: 129, column: 22, scope: !13, atomGroup: 42, atomRank: 2)
!143 = !DILocation(line: 130, column: 13, scope: !13)
!144 = !DILocation(line: 132, column: 22, scope: !13, atomGroup: 43, atomRank: 2)
!145 = !DILocation(line: 132, column: 22, scope: !13, atomGroup: 43, atomRank: 1)
!146 = !DILocation(line: 133, column: 44, scope: !13, atomGroup: 45, atomRank: 2)
!147 = !DILocation(line: 133, column: 41, scope: !13)
!148 = !DILocation(line: 133, column: 25, scope: !13)
!149 = !DILocation(line: 133, column: 48, scope: !13)
!150 = !DILocation(line: 133, column: 22, scope: !13, atomGroup: 44, atomRank: 2)
!151 = !DILocation(line: 134, column: 22, scope: !13, atomGroup: 46, atomRank: 2)
!152 = !DILocation(line: 135, column: 44, scope: !13, atomGroup: 48, atomRank: 2)
!153 = !DILocation(line: 135, column: 41, scope: !13)
!154 = !DILocation(line: 135, column: 25, scope: !13)
!155 = !DILocation(line: 135, column: 48, scope: !13)
!156 = !DILocation(line: 135, column: 22, scope: !13, atomGroup: 47, atomRank: 2)
!157 = !DILocation(line: 136, column: 22, scope: !13, atomGroup: 49, atomRank: 2)
!158 = !DILocation(line: 137, column: 13, scope: !13)
!159 = !DILocation(line: 138, column: 34, scope: !13)
!160 = !DILocation(line: 138, column: 26, scope: !13, atomGroup: 50, atomRank: 2)
!161 = !DILocation(line: 140, column: 35, scope: !13)
!162 = !DILocation(line: 140, column: 35, scope: !13, atomGroup: 198, atomRank: 3)
!163 = !DILocation(line: 140, column: 18, scope: !13, atomGroup: 198, atomRank: 2)
!164 = !DILocation(line: 141, column: 18, scope: !13)
!165 = !DILocation(line: 141, column: 18, scope: !13, atomGroup: 199, atomRank: 2)
!166 = !DILocation(line: 142, column: 18, scope: !13, atomGroup: 200, atomRank: 2)
!167 = !DILocation(line: 143, column: 35, scope: !13, atomGroup: 201, atomRank: 3)
!168 = !DILocation(line: 143, column: 18, scope: !13, atomGroup: 201, atomRank: 2)
!169 = !DILocation(line: 144, column: 20, scope: !13)
!170 = !DILocation(line: 144, column: 20, scope: !13, atomGroup: 202, atomRank: 2)
!171 = !DILocation(line: 144, column: 20, scope: !13, atomGroup: 202, atomRank: 1)
!172 = !DILocation(line: 141, column: 18, scope: !13, atomGroup: 52, atomRank: 2)
!173 = !DILocation(line: 142, column: 18, scope: !13, atomGroup: 53, atomRank: 2)
!174 = !DILocation(line: 143, column: 18, scope: !13, atomGroup: 54, atomRank: 2)
!175 = !DILocation(line: 145, column: 41, scope: !13)
!176 = !DILocation(line: 145, column: 41, scope: !13, atomGroup: 56, atomRank: 3)
!177 = !DILocation(line: 145, column: 24, scope: !13, atomGroup: 56, atomRank: 2)
!178 = !DILocation(line: 146, column: 20, scope: !13, atomGroup: 57, atomRank: 2)
!179 = !DILocation(line: 147, column: 26, scope: !13, atomGroup: 58, atomRank: 2)
!180 = !DILocation(line: 147, column: 26, scope: !13, atomGroup: 58, atomRank: 1)
!181 = !DILocation(line: 148, column: 48, scope: !13, atomGroup: 60, atomRank: 2)
!182 = !DILocation(line: 148, column: 45, scope: !13)
!183 = !DILocation(line: 148, column: 29, scope: !13)
!184 = !DILocation(line: 148, column: 52, scope: !13)
!185 = !DILocation(line: 148, column: 26, scope: !13, atomGroup: 59, atomRank: 2)
!186 = !DILocation(line: 149, column: 26, scope: !13, atomGroup: 61, atomRank: 2)
!187 = !DILocation(line: 150, column: 30, scope: !13, atomGroup: 62, atomRank: 2)
!188 = !DILocation(line: 150, column: 30, scope: !13, atomGroup: 62, atomRank: 1)
!189 = !DILocation(line: 151, column: 52, scope: !13, atomGroup: 64, atomRank: 2)
!190 = !DILocation(line: 151, column: 49, scope: !13)
!191 = !DILocation(line: 151, column: 33, scope: !13)
!192 = !DILocation(line: 151, column: 56, scope: !13)
!193 = !DILocation(line: 151, column: 30, scope: !13, atomGroup: 63, atomRank: 2)
!194 = !DILocation(line: 152, column: 30, scope: !13, atomGroup: 65, atomRank: 2)
!195 = !DILocation(line: 153, column: 21, scope: !13)
!196 = !DILocation(line: 155, column: 25, scope: !13)
!197 = !DILocation(line: 155, column: 54, scope: !13)
!198 = !DILocation(line: 155, column: 40, scope: !13)
!199 = !DILocation(line: 155, column: 22, scope: !13, atomGroup: 66, atomRank: 2)
!200 = !DILocation(line: 164, column: 22, scope: !13)
!201 = !DILocation(line: 164, column: 22, scope: !13, atomGroup: 67, atomRank: 2)
!202 = !DILocation(line: 165, column: 22, scope: !13, atomGroup: 68, atomRank: 2)
!203 = !DILocation(line: 167, column: 37, scope: !13)
!204 = !DILocation(line: 167, column: 37, scope: !13, atomGroup: 69, atomRank: 3)
!205 = !DILocation(line: 167, column: 22, scope: !13, atomGroup: 69, atomRank: 2)
!206 = !DILocation(line: 168, column: 26, scope: !13, atomGroup: 70, atomRank: 2)
!207 = !DILocation(line: 168, column: 26, scope: !13, atomGroup: 70, atomRank: 1)
!208 = !DILocation(line: 169, column: 31, scope: !13, atomGroup: 71, atomRank: 2)
!209 = !DILocation(line: 170, column: 28, scope: !13, atomGroup: 72, atomRank: 2)
!210 = !DILocation(line: 170, column: 28, scope: !13, atomGroup: 72, atomRank: 1)
!211 = !DILocation(line: 171, column: 36, scope: !13)
!212 = !{!45, !10, i64 7144}
!213 = !DILocation(line: 171, column: 29, scope: !13, atomGroup: 73, atomRank: 2)
!214 = !DILocation(line: 171, column: 29, scope: !13, atomGroup: 73, atomRank: 1)
!215 = !DILocation(line: 198, column: 31, scope: !13, atomGroup: 78, atomRank: 1)
!216 = !DILocation(line: 199, column: 39, scope: !13)
!217 = !DILocation(line: 199, column: 30, scope: !13)
!218 = !DILocation(line: 199, column: 30, scope: !13, atomGroup: 79, atomRank: 2)
!219 = !DILocation(line: 200, column: 32, scope: !13, atomGroup: 80, atomRank: 2)
!220 = !DILocation(line: 200, column: 32, scope: !13, atomGroup: 80, atomRank: 1)
!221 = !DILocation(line: 203, column: 47, scope: !13, atomGroup: 83, atomRank: 2)
!222 = !DILocation(line: 203, column: 42, scope: !13, atomGroup: 82, atomRank: 2)
!223 = !DILocation(line: 203, column: 37, scope: !13, atomGroup: 84, atomRank: 2)
!224 = !DILocation(line: 203, column: 40, scope: !13, atomGroup: 82, atomRank: 1)
!225 = !DILocation(line: 204, column: 38, scope: !13, atomGroup: 85, atomRank: 2)
!226 = !DILocation(line: 204, column: 29, scope: !13, atomGroup: 86, atomRank: 1)
!227 = !DILocation(line: 204, column: 29, scope: !13, atomGroup: 87, atomRank: 1)
!228 = distinct !{!228, !229, !230, !231, !232}
!229 = !DILocation(line: 202, column: 29, scope: !13)
!230 = !DILocation(line: 204, column: 42, scope: !13)
!231 = !{!"llvm.loop.mustprogress"}
!232 = !{!"llvm.loop.unroll.disable"}
!233 = !DILocation(line: 201, column: 33, scope: !13, atomGroup: 81, atomRank: 2)
!234 = !DILocation(line: 205, column: 40, scope: !13)
!235 = !DILocation(line: 205, column: 40, scope: !13, atomGroup: 88, atomRank: 2)
!236 = !DILocation(line: 206, column: 25, scope: !13)
!237 = !DILocation(line: 208, column: 36, scope: !13, atomGroup: 89, atomRank: 2)
!238 = !DILocation(line: 208, column: 36, scope: !13, atomGroup: 89, atomRank: 1)
!239 = !DILocation(line: 209, column: 47, scope: !13)
!240 = !DILocation(line: 209, column: 30, scope: !13)
!241 = !DILocation(line: 209, column: 30, scope: !13, atomGroup: 90, atomRank: 2)
!242 = !DILocation(line: 210, column: 28, scope: !13, atomGroup: 91, atomRank: 2)
!243 = !DILocation(line: 211, column: 32, scope: !13, atomGroup: 92, atomRank: 2)
!244 = !DILocation(line: 211, column: 32, scope: !13, atomGroup: 92, atomRank: 1)
!245 = !DILocation(line: 214, column: 47, scope: !13, atomGroup: 95, atomRank: 2)
!246 = !DILocation(line: 214, column: 42, scope: !13, atomGroup: 94, atomRank: 2)
!247 = !DILocation(line: 214, column: 37, scope: !13, atomGroup: 96, atomRank: 2)
!248 = !DILocation(line: 214, column: 40, scope: !13, atomGroup: 94, atomRank: 1)
!249 = !DILocation(line: 215, column: 38, scope: !13, atomGroup: 97, atomRank: 2)
!250 = !DILocation(line: 215, column: 29, scope: !13, atomGroup: 98, atomRank: 1)
!251 = !DILocation(line: 215, column: 29, scope: !13, atomGroup: 99, atomRank: 1)
!252 = distinct !{!252, !253, !254, !231, !232}
!253 = !DILocation(line: 213, column: 29, scope: !13)
!254 = !DILocation(line: 215, column: 42, scope: !13)
!255 = !DILocation(line: 212, column: 33, scope: !13, atomGroup: 93, atomRank: 2)
!256 = !DILocation(line: 217, column: 39, scope: !13, atomGroup: 101, atomRank: 2)
!257 = !DILocation(line: 217, column: 39, scope: !13, atomGroup: 101, atomRank: 1)
!258 = !DILocation(line: 221, column: 51, scope: !13, atomGroup: 105, atomRank: 2)
!259 = !DILocation(line: 221, column: 46, scope: !13, atomGroup: 104, atomRank: 2)
!260 = !DILocation(line: 221, column: 41, scope: !13, atomGroup: 106, atomRank: 2)
!261 = !DILocation(line: 221, column: 44, scope: !13, atomGroup: 104, atomRank: 1)
!262 = !DILocation(line: 222, column: 42, scope: !13, atomGroup: 107, atomRank: 2)
!263 = !DILocation(line: 222, column: 33, scope: !13, atomGroup: 108, atomRank: 1)
!264 = !DILocation(line: 222, column: 33, scope: !13, atomGroup: 109, atomRank: 1)
!265 = distinct !{!265, !266, !267, !231, !232}
!266 = !DILocation(line: 220, column: 33, scope: !13)
!267 = !DILocation(line: 222, column: 46, scope: !13)
!268 = !DILocation(line: 219, column: 37, scope: !13, atomGroup: 103, atomRank: 2)
!269 = !DILocation(line: 223, column: 44, scope: !13)
!270 = !DILocation(line: 223, column: 44, scope: !13, atomGroup: 110, atomRank: 2)
!271 = !DILocation(line: 224, column: 29, scope: !13)
!272 = !DILocation(line: 228, column: 39, scope: !13)
!273 = !DILocation(line: 228, column: 30, scope: !13)
!274 = !DILocation(line: 228, column: 30, scope: !13, atomGroup: 111, atomRank: 2)
!275 = !DILocation(line: 229, column: 32, scope: !13, atomGroup: 112, atomRank: 2)
!276 = !DILocation(line: 229, column: 32, scope: !13, atomGroup: 112, atomRank: 1)
!277 = !DILocation(line: 232, column: 47, scope: !13, atomGroup: 115, atomRank: 2)
!278 = !DILocation(line: 232, column: 42, scope: !13, atomGroup: 114, atomRank: 2)
!279 = !DILocation(line: 232, column: 37, scope: !13, atomGroup: 116, atomRank: 2)
!280 = !DILocation(line: 232, column: 40, scope: !13, atomGroup: 114, atomRank: 1)
!281 = !DILocation(line: 233, column: 38, scope: !13, atomGroup: 117, atomRank: 2)
!282 = !DILocation(line: 233, column: 29, scope: !13, atomGroup: 118, atomRank: 1)
!283 = !DILocation(line: 233, column: 29, scope: !13, atomGroup: 119, atomRank: 1)
!284 = distinct !{!284, !285, !286, !231, !232}
!285 = !DILocation(line: 231, column: 29, scope: !13)
!286 = !DILocation(line: 233, column: 42, scope: !13)
!287 = !DILocation(line: 230, column: 33, scope: !13, atomGroup: 113, atomRank: 2)
!288 = !DILocation(line: 234, column: 40, scope: !13)
!289 = !DILocation(line: 234, column: 40, scope: !13, atomGroup: 120, atomRank: 2)
!290 = !DILocation(line: 235, column: 25, scope: !13)
!291 = !DILocation(line: 237, column: 32, scope: !13, atomGroup: 203, atomRank: 1)
!292 = !DILocation(line: 237, column: 21, scope: !13, atomGroup: 204, atomRank: 1)
!293 = !DILocation(line: 238, column: 39, scope: !13, atomGroup: 124, atomRank: 2)
!294 = !DILocation(line: 238, column: 34, scope: !13, atomGroup: 123, atomRank: 2)
!295 = !DILocation(line: 238, column: 29, scope: !13, atomGroup: 125, atomRank: 2)
!296 = !DILocation(line: 238, column: 32, scope: !13, atomGroup: 123, atomRank: 1)
!297 = !DILocation(line: 239, column: 39, scope: !13, atomGroup: 127, atomRank: 2)
!298 = !DILocation(line: 239, column: 34, scope: !13, atomGroup: 126, atomRank: 2)
!299 = !DILocation(line: 239, column: 29, scope: !13, atomGroup: 128, atomRank: 2)
!300 = !DILocation(line: 239, column: 32, scope: !13, atomGroup: 126, atomRank: 1)
!301 = !DILocation(line: 240, column: 39, scope: !13, atomGroup: 130, atomRank: 2)
!302 = !DILocation(line: 240, column: 34, scope: !13, atomGroup: 129, atomRank: 2)
!303 = !DILocation(line: 240, column: 29, scope: !13, atomGroup: 131, atomRank: 2)
!304 = !DILocation(line: 240, column: 32, scope: !13, atomGroup: 129, atomRank: 1)
!305 = !DILocation(line: 241, column: 29, scope: !13, atomGroup: 132, atomRank: 2)
!306 = !DILocation(line: 237, column: 32, scope: !13, atomGroup: 121, atomRank: 1)
!307 = !DILocation(line: 237, column: 21, scope: !13, atomGroup: 122, atomRank: 1)
!308 = distinct !{!308, !309, !310, !231, !232}
!309 = !DILocation(line: 237, column: 21, scope: !13)
!310 = !DILocation(line: 242, column: 21, scope: !13)
!311 = !DILocation(line: 243, column: 25, scope: !13, atomGroup: 133, atomRank: 2)
!312 = !DILocation(line: 243, column: 25, scope: !13, atomGroup: 133, atomRank: 1)
!313 = !DILocation(line: 244, column: 34, scope: !13, atomGroup: 134, atomRank: 2)
!314 = !DILocation(line: 244, column: 29, scope: !13, atomGroup: 136, atomRank: 2)
!315 = !DILocation(line: 244, column: 32, scope: !13, atomGroup: 134, atomRank: 1)
!316 = !DILocation(line: 245, column: 33, scope: !13, atomGroup: 137, atomRank: 2)
!317 = !DILocation(line: 245, column: 33, scope: !13, atomGroup: 137, atomRank: 1)
!318 = !DILocation(line: 244, column: 39, scope: !13, atomGroup: 135, atomRank: 2)
!319 = !DILocation(line: 246, column: 38, scope: !13, atomGroup: 138, atomRank: 2)
!320 = !DILocation(line: 246, column: 33, scope: !13, atomGroup: 140, atomRank: 2)
!321 = !DILocation(line: 246, column: 36, scope: !13, atomGroup: 138, atomRank: 1)
!322 = !DILocation(line: 246, column: 29, scope: !13)
!323 = !DILocation(line: 250, column: 32, scope: !13)
!324 = !DILocation(line: 250, column: 32, scope: !13, atomGroup: 141, atomRank: 2)
!325 = !DILocation(line: 251, column: 21, scope: !13)
!326 = !DILocation(line: 252, column: 39, scope: !13, atomGroup: 143, atomRank: 2)
!327 = !DILocation(line: 252, column: 34, scope: !13, atomGroup: 142, atomRank: 2)
!328 = !DILocation(line: 252, column: 29, scope: !13, atomGroup: 144, atomRank: 2)
!329 = !DILocation(line: 252, column: 32, scope: !13, atomGroup: 142, atomRank: 1)
!330 = !DILocation(line: 253, column: 39, scope: !13, atomGroup: 146, atomRank: 2)
!331 = !DILocation(line: 253, column: 34, scope: !13, atomGroup: 145, atomRank: 2)
!332 = !DILocation(line: 253, column: 29, scope: !13, atomGroup: 147, atomRank: 2)
!333 = !DILocation(line: 253, column: 32, scope: !13, atomGroup: 145, atomRank: 1)
!334 = !DILocation(line: 254, column: 39, scope: !13, atomGroup: 149, atomRank: 2)
!335 = !DILocation(line: 254, column: 34, scope: !13, atomGroup: 148, atomRank: 2)
!336 = !DILocation(line: 254, column: 29, scope: !13, atomGroup: 150, atomRank: 2)
!337 = !DILocation(line: 254, column: 32, scope: !13, atomGroup: 148, atomRank: 1)
!338 = !DILocation(line: 255, column: 29, scope: !13, atomGroup: 151, atomRank: 2)
!339 = !DILocation(line: 256, column: 34, scope: !13, atomGroup: 152, atomRank: 1)
!340 = !DILocation(line: 256, column: 21, scope: !13, atomGroup: 153, atomRank: 1)
!341 = distinct !{!341, !325, !342, !231, !232}
!342 = !DILocation(line: 256, column: 37, scope: !13)
!343 = !DILocation(line: 257, column: 25, scope: !13, atomGroup: 154, atomRank: 2)
!344 = !DILocation(line: 257, column: 25, scope: !13, atomGroup: 154, atomRank: 1)
!345 = !DILocation(line: 258, column: 34, scope: !13, atomGroup: 155, atomRank: 2)
!346 = !DILocation(line: 258, column: 29, scope: !13, atomGroup: 157, atomRank: 2)
!347 = !DILocation(line: 258, column: 32, scope: !13, atomGroup: 155, atomRank: 1)
!348 = !DILocation(line: 259, column: 33, scope: !13, atomGroup: 158, atomRank: 2)
!349 = !DILocation(line: 259, column: 33, scope: !13, atomGroup: 158, atomRank: 1)
!350 = !DILocation(line: 258, column: 39, scope: !13, atomGroup: 156, atomRank: 2)
!351 = !DILocation(line: 260, column: 38, scope: !13, atomGroup: 159, atomRank: 2)
!352 = !DILocation(line: 260, column: 33, scope: !13, atomGroup: 161, atomRank: 2)
!353 = !DILocation(line: 260, column: 36, scope: !13, atomGroup: 159, atomRank: 1)
!354 = !DILocation(line: 260, column: 29, scope: !13)
!355 = !DILocation(line: 264, column: 26, scope: !13)
!356 = !DILocation(line: 264, column: 32, scope: !13, atomGroup: 162, atomRank: 2)
!357 = !DILocation(line: 264, column: 32, scope: !13, atomGroup: 162, atomRank: 1)
!358 = !DILocation(line: 265, column: 38, scope: !13)
!359 = !DILocation(line: 265, column: 30, scope: !13)
!360 = !DILocation(line: 265, column: 64, scope: !13)
!361 = !DILocation(line: 265, column: 52, scope: !13)
!362 = !DILocation(line: 265, column: 50, scope: !13)
!363 = !DILocation(line: 265, column: 42, scope: !13, atomGroup: 163, atomRank: 2)
!364 = !DILocation(line: 140, column: 35, scope: !13, atomGroup: 51, atomRank: 3)
!365 = !DILocation(line: 140, column: 18, scope: !13, atomGroup: 51, atomRank: 2)
!366 = !DILocation(line: 143, column: 35, scope: !13, atomGroup: 54, atomRank: 3)
!367 = !DILocation(line: 144, column: 20, scope: !13, atomGroup: 55, atomRank: 2)
!368 = !DILocation(line: 144, column: 20, scope: !13, atomGroup: 55, atomRank: 1)
!369 = !DILocation(line: 274, column: 22, scope: !13)
!370 = !DILocation(line: 274, column: 28, scope: !13, atomGroup: 168, atomRank: 2)
!371 = !DILocation(line: 274, column: 28, scope: !13, atomGroup: 168, atomRank: 1)
!372 = !DILocation(line: 275, column: 34, scope: !13)
!373 = !DILocation(line: 275, column: 26, scope: !13)
!374 = !DILocation(line: 275, column: 60, scope: !13)
!375 = !DILocation(line: 275, column: 48, scope: !13)
!376 = !DILocation(line: 275, column: 46, scope: !13)
!377 = !DILocation(line: 275, column: 38, scope: !13, atomGroup: 169, atomRank: 2)
!378 = !DILocation(line: 109, column: 31, scope: !13, atomGroup: 25, atomRank: 3)
!379 = !DILocation(line: 109, column: 14, scope: !13, atomGroup: 25, atomRank: 2)
!380 = !DILocation(line: 112, column: 31, scope: !13, atomGroup: 28, atomRank: 3)
!381 = !DILocation(line: 113, column: 16, scope: !13, atomGroup: 29, atomRank: 2)
!382 = !DILocation(line: 113, column: 16, scope: !13, atomGroup: 29, atomRank: 1)
!383 = !DILocation(line: 278, column: 21, scope: !13)
!384 = !DILocation(line: 278, column: 21, scope: !13, atomGroup: 171, atomRank: 2)
!385 = !DILocation(line: 278, column: 21, scope: !13, atomGroup: 171, atomRank: 1)
!386 = !DILocation(line: 288, column: 17, scope: !13, atomGroup: 177, atomRank: 2)
!387 = !DILocation(line: 288, column: 24, scope: !13, atomGroup: 177, atomRank: 1)
!388 = !DILocation(line: 288, column: 5, scope: !13, atomGroup: 178, atomRank: 1)
!389 = distinct !{!389, !75, !390, !231, !232}
!390 = !DILocation(line: 288, column: 36, scope: !13)
!391 = !{!19, !20, i64 48}
!392 = !{!45, !10, i64 8}
!393 = !DILocation(line: 291, column: 16, scope: !13, atomGroup: 179, atomRank: 2)
!394 = !DILocation(line: 292, column: 8, scope: !13)
!395 = !DILocation(line: 292, column: 8, scope: !13, atomGroup: 180, atomRank: 2)
!396 = !DILocation(line: 297, column: 19, scope: !13, atomGroup: 183, atomRank: 1)
!397 = !DILocation(line: 298, column: 20, scope: !13, atomGroup: 184, atomRank: 1)
!398 = !DILocation(line: 299, column: 33, scope: !13, atomGroup: 186, atomRank: 1)
!399 = !DILocation(line: 299, column: 22, scope: !13, atomGroup: 185, atomRank: 2)
!400 = !DILocation(line: 299, column: 20, scope: !13, atomGroup: 185, atomRank: 1)
!401 = !DILocation(line: 300, column: 34, scope: !13, atomGroup: 188, atomRank: 1)
!402 = !DILocation(line: 293, column: 10, scope: !13, atomGroup: 181, atomRank: 2)
!403 = !DILocation(line: 294, column: 26, scope: !13)
!404 = !DILocation(line: 294, column: 13, scope: !13)
!405 = !DILocation(line: 294, column: 10, scope: !13, atomGroup: 182, atomRank: 2)
!406 = !DILocation(line: 300, column: 23, scope: !13, atomGroup: 187, atomRank: 2)
!407 = !DILocation(line: 300, column: 21, scope: !13, atomGroup: 187, atomRank: 1)
!408 = !DILocation(line: 302, column: 17, scope: !13, atomGroup: 189, atomRank: 1)
!409 = !DILocation(line: 303, column: 17, scope: !13, atomGroup: 190, atomRank: 1)
!410 = !DILocation(line: 305, column: 1, scope: !13, atomGroup: 192, atomRank: 1)
