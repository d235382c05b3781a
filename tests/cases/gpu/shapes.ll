; ModuleID = 'shapes.cl'
source_filename = "shapes.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@banks.t = internal addrspace(3) global [4096 x float] undef, align 4
@banks.u = internal addrspace(3) global [2048 x double] undef, align 8
@banks.b = internal addrspace(3) global [4096 x i8] undef, align 1

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_kernel void @shapes(ptr addrspace(1) noundef align 4 %f, ptr addrspace(1) noundef align 8 %d, ptr addrspace(1) noundef align 1 %c, ptr addrspace(1) noundef align 16 %v, i32 noundef %w, i32 noundef %h) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
entry:
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !20
  %conv.i = trunc i64 %call.i to i32, !dbg !20
  %call1.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !23
  %conv2.i = trunc i64 %call1.i to i32, !dbg !23
  %call3.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 2) #5, !dbg !24
  %conv4.i = trunc i64 %call3.i to i32, !dbg !24
  %idxprom.i = sext i32 %conv.i to i64, !dbg !25
  %arrayidx.i = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom.i, !dbg !25
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx.i, align 4, !dbg !26, !tbaa !27
  %mul.i = mul nsw i32 %w, %conv2.i, !dbg !29
  %add.i = add nsw i32 %mul.i, %conv.i, !dbg !30
  %idxprom5.i = sext i32 %add.i to i64, !dbg !31
  %arrayidx6.i = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom5.i, !dbg !31
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx6.i, align 4, !dbg !32, !tbaa !27
  %mul7.i = mul nsw i32 %w, %conv.i, !dbg !33
  %add8.i = add nsw i32 %mul7.i, %conv2.i, !dbg !34
  %idxprom9.i = sext i32 %add8.i to i64, !dbg !35
  %arrayidx10.i = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom9.i, !dbg !35
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx10.i, align 4, !dbg !36, !tbaa !27
  %mul11.i = mul nsw i32 %h, %conv4.i, !dbg !37
  %add12.i = add nsw i32 %mul11.i, %conv2.i, !dbg !38
  %mul13.i = mul nsw i32 %add12.i, %w, !dbg !39
  %add14.i = add nsw i32 %mul13.i, %conv.i, !dbg !40
  %idxprom15.i = sext i32 %add14.i to i64, !dbg !41
  %arrayidx16.i = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom15.i, !dbg !41
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx16.i, align 4, !dbg !42, !tbaa !27
  %mul17.i = shl nsw i32 %conv2.i, 4, !dbg !43
  %add18.i = add nsw i32 %mul17.i, %conv.i, !dbg !44
  %idxprom19.i = sext i32 %add18.i to i64, !dbg !45
  %arrayidx20.i = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom19.i, !dbg !45
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx20.i, align 4, !dbg !46, !tbaa !27
  %mul21.i = shl nsw i32 %conv2.i, 5, !dbg !47
  %add22.i = add nsw i32 %mul21.i, %conv.i, !dbg !48
  %idxprom23.i = sext i32 %add22.i to i64, !dbg !49
  %arrayidx24.i = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom23.i, !dbg !49
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx24.i, align 4, !dbg !50, !tbaa !27
  %mul25.i = shl nsw i32 %conv.i, 1, !dbg !51
  %add26.i = add nsw i32 %mul25.i, %conv2.i, !dbg !52
  %idxprom27.i = sext i32 %add26.i to i64, !dbg !53
  %arrayidx28.i = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom27.i, !dbg !53
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx28.i, align 4, !dbg !54, !tbaa !27
  %sub.i = sub nsw i32 %w, %conv.i, !dbg !55
  %idxprom29.i = sext i32 %sub.i to i64, !dbg !56
  %arrayidx30.i = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom29.i, !dbg !56
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx30.i, align 4, !dbg !57, !tbaa !27
  %idxprom31.i = sext i32 %conv2.i to i64, !dbg !58
  %arrayidx32.i = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom31.i, !dbg !58
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx32.i, align 4, !dbg !59, !tbaa !27
  %arrayidx33.i = getelementptr inbounds nuw i8, ptr addrspace(1) %f, i64 28, !dbg !60
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx33.i, align 4, !dbg !61, !tbaa !27
  %mul34.i = shl nsw i32 %conv.i, 2, !dbg !62
  %0 = sext i32 %mul34.i to i64, !dbg !63
  %1 = getelementptr float, ptr addrspace(1) %f, i64 %0, !dbg !63
  %arrayidx37.i = getelementptr i8, ptr addrspace(1) %1, i64 4, !dbg !63
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx37.i, align 4, !dbg !64, !tbaa !27
  %2 = shl i32 %conv4.i, 6, !dbg !65
  %3 = shl i32 %conv2.i, 3, !dbg !65
  %mul40.i = add i32 %3, %conv.i, !dbg !65
  %add41.i = add i32 %mul40.i, %2, !dbg !66
  %idxprom42.i = sext i32 %add41.i to i64, !dbg !67
  %arrayidx43.i = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom42.i, !dbg !67
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx43.i, align 4, !dbg !68, !tbaa !27
  %arrayidx47.i = getelementptr inbounds double, ptr addrspace(1) %d, i64 %idxprom5.i, !dbg !69
  store volatile double 1.000000e+00, ptr addrspace(1) %arrayidx47.i, align 8, !dbg !70, !tbaa !71
  %add49.i = add nsw i32 %3, %conv.i, !dbg !73
  %idxprom50.i = sext i32 %add49.i to i64, !dbg !74
  %arrayidx51.i = getelementptr inbounds double, ptr addrspace(1) %d, i64 %idxprom50.i, !dbg !74
  store volatile double 1.000000e+00, ptr addrspace(1) %arrayidx51.i, align 8, !dbg !75, !tbaa !71
  %arrayidx55.i = getelementptr inbounds i8, ptr addrspace(1) %c, i64 %idxprom5.i, !dbg !76
  store volatile i8 1, ptr addrspace(1) %arrayidx55.i, align 1, !dbg !77, !tbaa !78
  %idxprom57.i = sext i32 %mul25.i to i64, !dbg !79
  %arrayidx58.i = getelementptr inbounds i8, ptr addrspace(1) %c, i64 %idxprom57.i, !dbg !79
  store volatile i8 1, ptr addrspace(1) %arrayidx58.i, align 1, !dbg !80, !tbaa !78
  %arrayidx62.i = getelementptr inbounds <4 x float>, ptr addrspace(1) %v, i64 %idxprom5.i, !dbg !81
  store volatile <4 x float> splat (float 1.000000e+00), ptr addrspace(1) %arrayidx62.i, align 16, !dbg !82, !tbaa !78
  %idxprom64.i = sext i32 %mul7.i to i64, !dbg !83
  %arrayidx65.i = getelementptr inbounds <4 x float>, ptr addrspace(1) %v, i64 %idxprom64.i, !dbg !83
  store volatile <4 x float> splat (float 1.000000e+00), ptr addrspace(1) %arrayidx65.i, align 16, !dbg !84, !tbaa !78
  ret void, !dbg !85
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_shapes(ptr addrspace(1) noundef align 4 %f, ptr addrspace(1) noundef align 8 %d, ptr addrspace(1) noundef align 1 %c, ptr addrspace(1) noundef align 16 %v, i32 noundef %w, i32 noundef %h) local_unnamed_addr #1 !dbg !21 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !86
  %conv = trunc i64 %call to i32, !dbg !86
  %call1 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !87
  %conv2 = trunc i64 %call1 to i32, !dbg !87
  %call3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 2) #5, !dbg !88
  %conv4 = trunc i64 %call3 to i32, !dbg !88
  %idxprom = sext i32 %conv to i64, !dbg !89
  %arrayidx = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom, !dbg !89
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx, align 4, !dbg !90, !tbaa !27
  %mul = mul nsw i32 %w, %conv2, !dbg !91
  %add = add nsw i32 %mul, %conv, !dbg !92
  %idxprom5 = sext i32 %add to i64, !dbg !93
  %arrayidx6 = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom5, !dbg !93
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx6, align 4, !dbg !94, !tbaa !27
  %mul7 = mul nsw i32 %w, %conv, !dbg !95
  %add8 = add nsw i32 %mul7, %conv2, !dbg !96
  %idxprom9 = sext i32 %add8 to i64, !dbg !97
  %arrayidx10 = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom9, !dbg !97
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx10, align 4, !dbg !98, !tbaa !27
  %mul11 = mul nsw i32 %h, %conv4, !dbg !99
  %add12 = add nsw i32 %mul11, %conv2, !dbg !100
  %mul13 = mul nsw i32 %add12, %w, !dbg !101
  %add14 = add nsw i32 %mul13, %conv, !dbg !102
  %idxprom15 = sext i32 %add14 to i64, !dbg !103
  %arrayidx16 = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom15, !dbg !103
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx16, align 4, !dbg !104, !tbaa !27
  %mul17 = shl nsw i32 %conv2, 4, !dbg !105
  %add18 = add nsw i32 %mul17, %conv, !dbg !106
  %idxprom19 = sext i32 %add18 to i64, !dbg !107
  %arrayidx20 = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom19, !dbg !107
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx20, align 4, !dbg !108, !tbaa !27
  %mul21 = shl nsw i32 %conv2, 5, !dbg !109
  %add22 = add nsw i32 %mul21, %conv, !dbg !110
  %idxprom23 = sext i32 %add22 to i64, !dbg !111
  %arrayidx24 = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom23, !dbg !111
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx24, align 4, !dbg !112, !tbaa !27
  %mul25 = shl nsw i32 %conv, 1, !dbg !113
  %add26 = add nsw i32 %mul25, %conv2, !dbg !114
  %idxprom27 = sext i32 %add26 to i64, !dbg !115
  %arrayidx28 = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom27, !dbg !115
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx28, align 4, !dbg !116, !tbaa !27
  %sub = sub nsw i32 %w, %conv, !dbg !117
  %idxprom29 = sext i32 %sub to i64, !dbg !118
  %arrayidx30 = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom29, !dbg !118
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx30, align 4, !dbg !119, !tbaa !27
  %idxprom31 = sext i32 %conv2 to i64, !dbg !120
  %arrayidx32 = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom31, !dbg !120
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx32, align 4, !dbg !121, !tbaa !27
  %arrayidx33 = getelementptr inbounds nuw i8, ptr addrspace(1) %f, i64 28, !dbg !122
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx33, align 4, !dbg !123, !tbaa !27
  %mul34 = shl nsw i32 %conv, 2, !dbg !124
  %0 = sext i32 %mul34 to i64, !dbg !125
  %1 = getelementptr float, ptr addrspace(1) %f, i64 %0, !dbg !125
  %arrayidx37 = getelementptr i8, ptr addrspace(1) %1, i64 4, !dbg !125
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx37, align 4, !dbg !126, !tbaa !27
  %2 = shl i32 %conv4, 6, !dbg !127
  %3 = shl i32 %conv2, 3, !dbg !127
  %mul40 = add i32 %3, %conv, !dbg !127
  %add41 = add i32 %mul40, %2, !dbg !128
  %idxprom42 = sext i32 %add41 to i64, !dbg !129
  %arrayidx43 = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom42, !dbg !129
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx43, align 4, !dbg !130, !tbaa !27
  %arrayidx47 = getelementptr inbounds double, ptr addrspace(1) %d, i64 %idxprom5, !dbg !131
  store volatile double 1.000000e+00, ptr addrspace(1) %arrayidx47, align 8, !dbg !132, !tbaa !71
  %add49 = add nsw i32 %3, %conv, !dbg !133
  %idxprom50 = sext i32 %add49 to i64, !dbg !134
  %arrayidx51 = getelementptr inbounds double, ptr addrspace(1) %d, i64 %idxprom50, !dbg !134
  store volatile double 1.000000e+00, ptr addrspace(1) %arrayidx51, align 8, !dbg !135, !tbaa !71
  %arrayidx55 = getelementptr inbounds i8, ptr addrspace(1) %c, i64 %idxprom5, !dbg !136
  store volatile i8 1, ptr addrspace(1) %arrayidx55, align 1, !dbg !137, !tbaa !78
  %idxprom57 = sext i32 %mul25 to i64, !dbg !138
  %arrayidx58 = getelementptr inbounds i8, ptr addrspace(1) %c, i64 %idxprom57, !dbg !138
  store volatile i8 1, ptr addrspace(1) %arrayidx58, align 1, !dbg !139, !tbaa !78
  %arrayidx62 = getelementptr inbounds <4 x float>, ptr addrspace(1) %v, i64 %idxprom5, !dbg !140
  store volatile <4 x float> splat (float 1.000000e+00), ptr addrspace(1) %arrayidx62, align 16, !dbg !141, !tbaa !78
  %idxprom64 = sext i32 %mul7 to i64, !dbg !142
  %arrayidx65 = getelementptr inbounds <4 x float>, ptr addrspace(1) %v, i64 %idxprom64, !dbg !142
  store volatile <4 x float> splat (float 1.000000e+00), ptr addrspace(1) %arrayidx65, align 16, !dbg !143, !tbaa !78
  ret void, !dbg !144
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_kernel void @whole(ptr addrspace(1) noundef align 4 %f, ptr addrspace(1) noundef align 2 %s, i32 noundef %w) local_unnamed_addr #0 !dbg !145 !kernel_arg_addr_space !146 !kernel_arg_access_qual !147 !kernel_arg_type !148 !kernel_arg_base_type !148 !kernel_arg_type_qual !149 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !150
  %conv.i = trunc i64 %call.i to i32, !dbg !150
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5, !dbg !153
  %conv2.i = trunc i64 %call1.i to i32, !dbg !153
  %mul.i = mul nsw i32 %w, %conv2.i, !dbg !154
  %add.i = add nsw i32 %mul.i, %conv.i, !dbg !155
  %idxprom.i = sext i32 %add.i to i64, !dbg !156
  %arrayidx.i = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom.i, !dbg !156
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx.i, align 4, !dbg !157, !tbaa !27
  %mul3.i = mul nsw i32 %w, %conv.i, !dbg !158
  %add4.i = add nsw i32 %mul3.i, %conv2.i, !dbg !159
  %idxprom5.i = sext i32 %add4.i to i64, !dbg !160
  %arrayidx6.i = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom5.i, !dbg !160
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx6.i, align 4, !dbg !161, !tbaa !27
  %idxprom7.i = sext i32 %conv.i to i64, !dbg !162
  %arrayidx8.i = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom7.i, !dbg !162
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx8.i, align 4, !dbg !163, !tbaa !27
  %arrayidx12.i = getelementptr inbounds i16, ptr addrspace(1) %s, i64 %idxprom.i, !dbg !164
  store volatile i16 1, ptr addrspace(1) %arrayidx12.i, align 2, !dbg !165, !tbaa !166
  %mul13.i = shl nsw i32 %conv2.i, 10, !dbg !168
  %add14.i = add nsw i32 %mul13.i, %conv.i, !dbg !169
  %idxprom15.i = sext i32 %add14.i to i64, !dbg !170
  %arrayidx16.i = getelementptr inbounds i16, ptr addrspace(1) %s, i64 %idxprom15.i, !dbg !170
  store volatile i16 1, ptr addrspace(1) %arrayidx16.i, align 2, !dbg !171, !tbaa !166
  ret void, !dbg !172
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_whole(ptr addrspace(1) noundef align 4 %f, ptr addrspace(1) noundef align 2 %s, i32 noundef %w) local_unnamed_addr #1 !dbg !151 !kernel_arg_addr_space !146 !kernel_arg_access_qual !147 !kernel_arg_type !148 !kernel_arg_base_type !148 !kernel_arg_type_qual !149 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !173
  %conv = trunc i64 %call to i32, !dbg !173
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5, !dbg !174
  %conv2 = trunc i64 %call1 to i32, !dbg !174
  %mul = mul nsw i32 %w, %conv2, !dbg !175
  %add = add nsw i32 %mul, %conv, !dbg !176
  %idxprom = sext i32 %add to i64, !dbg !177
  %arrayidx = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom, !dbg !177
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx, align 4, !dbg !178, !tbaa !27
  %mul3 = mul nsw i32 %w, %conv, !dbg !179
  %add4 = add nsw i32 %mul3, %conv2, !dbg !180
  %idxprom5 = sext i32 %add4 to i64, !dbg !181
  %arrayidx6 = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom5, !dbg !181
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx6, align 4, !dbg !182, !tbaa !27
  %idxprom7 = sext i32 %conv to i64, !dbg !183
  %arrayidx8 = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom7, !dbg !183
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx8, align 4, !dbg !184, !tbaa !27
  %arrayidx12 = getelementptr inbounds i16, ptr addrspace(1) %s, i64 %idxprom, !dbg !185
  store volatile i16 1, ptr addrspace(1) %arrayidx12, align 2, !dbg !186, !tbaa !166
  %mul13 = shl nsw i32 %conv2, 10, !dbg !187
  %add14 = add nsw i32 %mul13, %conv, !dbg !188
  %idxprom15 = sext i32 %add14 to i64, !dbg !189
  %arrayidx16 = getelementptr inbounds i16, ptr addrspace(1) %s, i64 %idxprom15, !dbg !189
  store volatile i16 1, ptr addrspace(1) %arrayidx16, align 2, !dbg !190, !tbaa !166
  ret void, !dbg !191
}

; Function Attrs: convergent nofree norecurse nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none)
define dso_local spir_kernel void @banks(ptr addrspace(1) noundef readnone align 4 captures(none) %out) local_unnamed_addr #2 !dbg !192 !kernel_arg_addr_space !193 !kernel_arg_access_qual !194 !kernel_arg_type !195 !kernel_arg_base_type !195 !kernel_arg_type_qual !196 {
entry:
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !197
  %conv.i = trunc i64 %call.i to i32, !dbg !197
  %call1.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !200
  %conv2.i = trunc i64 %call1.i to i32, !dbg !200
  %mul.i = shl nsw i32 %conv2.i, 5, !dbg !201
  %add.i = add nsw i32 %mul.i, %conv.i, !dbg !202
  %idxprom.i = sext i32 %add.i to i64, !dbg !203
  %arrayidx.i = getelementptr inbounds float, ptr addrspace(3) @banks.t, i64 %idxprom.i, !dbg !203
  store volatile float 1.000000e+00, ptr addrspace(3) %arrayidx.i, align 4, !dbg !204, !tbaa !27
  %mul3.i = shl nsw i32 %conv.i, 5, !dbg !205
  %add4.i = add nsw i32 %mul3.i, %conv2.i, !dbg !206
  %idxprom5.i = sext i32 %add4.i to i64, !dbg !207
  %arrayidx6.i = getelementptr inbounds float, ptr addrspace(3) @banks.t, i64 %idxprom5.i, !dbg !207
  store volatile float 1.000000e+00, ptr addrspace(3) %arrayidx6.i, align 4, !dbg !208, !tbaa !27
  %mul7.i = mul nsw i32 %conv.i, 33, !dbg !209
  %add8.i = add nsw i32 %mul7.i, %conv2.i, !dbg !210
  %idxprom9.i = sext i32 %add8.i to i64, !dbg !211
  %arrayidx10.i = getelementptr inbounds float, ptr addrspace(3) @banks.t, i64 %idxprom9.i, !dbg !211
  store volatile float 1.000000e+00, ptr addrspace(3) %arrayidx10.i, align 4, !dbg !212, !tbaa !27
  %mul11.i = shl nsw i32 %conv.i, 1, !dbg !213
  %idxprom12.i = sext i32 %mul11.i to i64, !dbg !214
  %arrayidx13.i = getelementptr inbounds float, ptr addrspace(3) @banks.t, i64 %idxprom12.i, !dbg !214
  store volatile float 1.000000e+00, ptr addrspace(3) %arrayidx13.i, align 4, !dbg !215, !tbaa !27
  %mul14.i = shl nsw i32 %conv.i, 3, !dbg !216
  %add15.i = add nsw i32 %mul14.i, %conv2.i, !dbg !217
  %idxprom16.i = sext i32 %add15.i to i64, !dbg !218
  %arrayidx17.i = getelementptr inbounds float, ptr addrspace(3) @banks.t, i64 %idxprom16.i, !dbg !218
  store volatile float 1.000000e+00, ptr addrspace(3) %arrayidx17.i, align 4, !dbg !219, !tbaa !27
  %idxprom18.i = sext i32 %conv2.i to i64, !dbg !220
  %arrayidx19.i = getelementptr inbounds float, ptr addrspace(3) @banks.t, i64 %idxprom18.i, !dbg !220
  store volatile float 1.000000e+00, ptr addrspace(3) %arrayidx19.i, align 4, !dbg !221, !tbaa !27
  %mul20.i = shl nsw i32 %conv2.i, 4, !dbg !222
  %add21.i = add nsw i32 %mul20.i, %conv.i, !dbg !223
  %idxprom22.i = sext i32 %add21.i to i64, !dbg !224
  %arrayidx23.i = getelementptr inbounds double, ptr addrspace(3) @banks.u, i64 %idxprom22.i, !dbg !224
  store volatile double 1.000000e+00, ptr addrspace(3) %arrayidx23.i, align 8, !dbg !225, !tbaa !71
  %mul24.i = shl nsw i32 %conv.i, 4, !dbg !226
  %add25.i = add nsw i32 %mul24.i, %conv2.i, !dbg !227
  %idxprom26.i = sext i32 %add25.i to i64, !dbg !228
  %arrayidx27.i = getelementptr inbounds double, ptr addrspace(3) @banks.u, i64 %idxprom26.i, !dbg !228
  store volatile double 1.000000e+00, ptr addrspace(3) %arrayidx27.i, align 8, !dbg !229, !tbaa !71
  %mul28.i = mul nsw i32 %conv.i, 17, !dbg !230
  %add29.i = add nsw i32 %mul28.i, %conv2.i, !dbg !231
  %idxprom30.i = sext i32 %add29.i to i64, !dbg !232
  %arrayidx31.i = getelementptr inbounds double, ptr addrspace(3) @banks.u, i64 %idxprom30.i, !dbg !232
  store volatile double 1.000000e+00, ptr addrspace(3) %arrayidx31.i, align 8, !dbg !233, !tbaa !71
  %idxprom32.i = sext i32 %conv.i to i64, !dbg !234
  %arrayidx33.i = getelementptr inbounds i8, ptr addrspace(3) @banks.b, i64 %idxprom32.i, !dbg !234
  store volatile i8 1, ptr addrspace(3) %arrayidx33.i, align 1, !dbg !235, !tbaa !78
  %mul34.i = shl nsw i32 %conv.i, 2, !dbg !236
  %idxprom35.i = sext i32 %mul34.i to i64, !dbg !237
  %arrayidx36.i = getelementptr inbounds i8, ptr addrspace(3) @banks.b, i64 %idxprom35.i, !dbg !237
  store volatile i8 1, ptr addrspace(3) %arrayidx36.i, align 1, !dbg !238, !tbaa !78
  %mul37.i = shl nsw i32 %conv.i, 7, !dbg !239
  %add38.i = add nsw i32 %mul37.i, %conv2.i, !dbg !240
  %idxprom39.i = sext i32 %add38.i to i64, !dbg !241
  %arrayidx40.i = getelementptr inbounds i8, ptr addrspace(3) @banks.b, i64 %idxprom39.i, !dbg !241
  store volatile i8 1, ptr addrspace(3) %arrayidx40.i, align 1, !dbg !242, !tbaa !78
  ret void, !dbg !243
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none)
define dso_local spir_func void @__clang_ocl_kern_imp_banks(ptr addrspace(1) noundef readnone align 4 captures(none) %out) local_unnamed_addr #3 !dbg !198 !kernel_arg_addr_space !193 !kernel_arg_access_qual !194 !kernel_arg_type !195 !kernel_arg_base_type !195 !kernel_arg_type_qual !196 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !244
  %conv = trunc i64 %call to i32, !dbg !244
  %call1 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !245
  %conv2 = trunc i64 %call1 to i32, !dbg !245
  %mul = shl nsw i32 %conv2, 5, !dbg !246
  %add = add nsw i32 %mul, %conv, !dbg !247
  %idxprom = sext i32 %add to i64, !dbg !248
  %arrayidx = getelementptr inbounds float, ptr addrspace(3) @banks.t, i64 %idxprom, !dbg !248
  store volatile float 1.000000e+00, ptr addrspace(3) %arrayidx, align 4, !dbg !249, !tbaa !27
  %mul3 = shl nsw i32 %conv, 5, !dbg !250
  %add4 = add nsw i32 %mul3, %conv2, !dbg !251
  %idxprom5 = sext i32 %add4 to i64, !dbg !252
  %arrayidx6 = getelementptr inbounds float, ptr addrspace(3) @banks.t, i64 %idxprom5, !dbg !252
  store volatile float 1.000000e+00, ptr addrspace(3) %arrayidx6, align 4, !dbg !253, !tbaa !27
  %mul7 = mul nsw i32 %conv, 33, !dbg !254
  %add8 = add nsw i32 %mul7, %conv2, !dbg !255
  %idxprom9 = sext i32 %add8 to i64, !dbg !256
  %arrayidx10 = getelementptr inbounds float, ptr addrspace(3) @banks.t, i64 %idxprom9, !dbg !256
  store volatile float 1.000000e+00, ptr addrspace(3) %arrayidx10, align 4, !dbg !257, !tbaa !27
  %mul11 = shl nsw i32 %conv, 1, !dbg !258
  %idxprom12 = sext i32 %mul11 to i64, !dbg !259
  %arrayidx13 = getelementptr inbounds float, ptr addrspace(3) @banks.t, i64 %idxprom12, !dbg !259
  store volatile float 1.000000e+00, ptr addrspace(3) %arrayidx13, align 4, !dbg !260, !tbaa !27
  %mul14 = shl nsw i32 %conv, 3, !dbg !261
  %add15 = add nsw i32 %mul14, %conv2, !dbg !262
  %idxprom16 = sext i32 %add15 to i64, !dbg !263
  %arrayidx17 = getelementptr inbounds float, ptr addrspace(3) @banks.t, i64 %idxprom16, !dbg !263
  store volatile float 1.000000e+00, ptr addrspace(3) %arrayidx17, align 4, !dbg !264, !tbaa !27
  %idxprom18 = sext i32 %conv2 to i64, !dbg !265
  %arrayidx19 = getelementptr inbounds float, ptr addrspace(3) @banks.t, i64 %idxprom18, !dbg !265
  store volatile float 1.000000e+00, ptr addrspace(3) %arrayidx19, align 4, !dbg !266, !tbaa !27
  %mul20 = shl nsw i32 %conv2, 4, !dbg !267
  %add21 = add nsw i32 %mul20, %conv, !dbg !268
  %idxprom22 = sext i32 %add21 to i64, !dbg !269
  %arrayidx23 = getelementptr inbounds double, ptr addrspace(3) @banks.u, i64 %idxprom22, !dbg !269
  store volatile double 1.000000e+00, ptr addrspace(3) %arrayidx23, align 8, !dbg !270, !tbaa !71
  %mul24 = shl nsw i32 %conv, 4, !dbg !271
  %add25 = add nsw i32 %mul24, %conv2, !dbg !272
  %idxprom26 = sext i32 %add25 to i64, !dbg !273
  %arrayidx27 = getelementptr inbounds double, ptr addrspace(3) @banks.u, i64 %idxprom26, !dbg !273
  store volatile double 1.000000e+00, ptr addrspace(3) %arrayidx27, align 8, !dbg !274, !tbaa !71
  %mul28 = mul nsw i32 %conv, 17, !dbg !275
  %add29 = add nsw i32 %mul28, %conv2, !dbg !276
  %idxprom30 = sext i32 %add29 to i64, !dbg !277
  %arrayidx31 = getelementptr inbounds double, ptr addrspace(3) @banks.u, i64 %idxprom30, !dbg !277
  store volatile double 1.000000e+00, ptr addrspace(3) %arrayidx31, align 8, !dbg !278, !tbaa !71
  %idxprom32 = sext i32 %conv to i64, !dbg !279
  %arrayidx33 = getelementptr inbounds i8, ptr addrspace(3) @banks.b, i64 %idxprom32, !dbg !279
  store volatile i8 1, ptr addrspace(3) %arrayidx33, align 1, !dbg !280, !tbaa !78
  %mul34 = shl nsw i32 %conv, 2, !dbg !281
  %idxprom35 = sext i32 %mul34 to i64, !dbg !282
  %arrayidx36 = getelementptr inbounds i8, ptr addrspace(3) @banks.b, i64 %idxprom35, !dbg !282
  store volatile i8 1, ptr addrspace(3) %arrayidx36, align 1, !dbg !283, !tbaa !78
  %mul37 = shl nsw i32 %conv, 7, !dbg !284
  %add38 = add nsw i32 %mul37, %conv2, !dbg !285
  %idxprom39 = sext i32 %add38 to i64, !dbg !286
  %arrayidx40 = getelementptr inbounds i8, ptr addrspace(3) @banks.b, i64 %idxprom39, !dbg !286
  store volatile i8 1, ptr addrspace(3) %arrayidx40, align 1, !dbg !287, !tbaa !78
  ret void, !dbg !288
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_kernel void @narrow(ptr addrspace(1) noundef align 4 %f) local_unnamed_addr #0 !dbg !289 !kernel_arg_addr_space !193 !kernel_arg_access_qual !194 !kernel_arg_type !195 !kernel_arg_base_type !195 !kernel_arg_type_qual !290 {
entry:
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !291
  %call1.i = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5, !dbg !294
  %mul.i = mul i64 %call1.i, %call.i, !dbg !295
  %call2.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !296
  %add.i = add i64 %mul.i, %call2.i, !dbg !297
  %conv.i = trunc i64 %add.i to i32, !dbg !291
  %mul4.i = shl i64 %call.i, 4, !dbg !298
  %add6.i = add i64 %call2.i, %mul4.i, !dbg !299
  %conv7.i = trunc i64 %add6.i to i32, !dbg !300
  %call8.i = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !301
  %mul10.i = mul i64 %call8.i, %call1.i, !dbg !302
  %add12.i = add i64 %mul10.i, %call2.i, !dbg !303
  %conv15.i = trunc i64 %call2.i to i32, !dbg !304
  %conv17.i = trunc i64 %call.i to i32, !dbg !305
  %call18.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 2) #5, !dbg !306
  %conv19.i = trunc i64 %call18.i to i32, !dbg !306
  %conv21.i = trunc i64 %call1.i to i32, !dbg !307
  %call22.i = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 1) #5, !dbg !308
  %conv23.i = trunc i64 %call22.i to i32, !dbg !308
  %idxprom.i = sext i32 %conv.i to i64, !dbg !309
  %arrayidx.i = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom.i, !dbg !309
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx.i, align 4, !dbg !310, !tbaa !27
  %idxprom24.i = sext i32 %conv7.i to i64, !dbg !311
  %arrayidx25.i = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom24.i, !dbg !311
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx25.i, align 4, !dbg !312, !tbaa !27
  %idxprom26.i = and i64 %add12.i, 4294967295, !dbg !313
  %arrayidx27.i = getelementptr inbounds nuw float, ptr addrspace(1) %f, i64 %idxprom26.i, !dbg !313
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx27.i, align 4, !dbg !314, !tbaa !27
  %mul28.i = mul nsw i32 %conv21.i, %conv17.i, !dbg !315
  %add29.i = add nsw i32 %mul28.i, %conv15.i, !dbg !316
  %idxprom30.i = sext i32 %add29.i to i64, !dbg !317
  %arrayidx31.i = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom30.i, !dbg !317
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx31.i, align 4, !dbg !318, !tbaa !27
  %mul32.i = mul nsw i32 %conv23.i, %conv19.i, !dbg !319
  %add33.i = add nsw i32 %mul32.i, %conv17.i, !dbg !320
  %mul34.i = mul nsw i32 %add33.i, %conv21.i, !dbg !321
  %add35.i = add nsw i32 %mul34.i, %conv15.i, !dbg !322
  %idxprom36.i = sext i32 %add35.i to i64, !dbg !323
  %arrayidx37.i = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom36.i, !dbg !323
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx37.i, align 4, !dbg !324, !tbaa !27
  %mul38.i = shl nsw i32 %conv.i, 1, !dbg !325
  %0 = sext i32 %mul38.i to i64, !dbg !326
  %1 = getelementptr float, ptr addrspace(1) %f, i64 %0, !dbg !326
  %arrayidx41.i = getelementptr i8, ptr addrspace(1) %1, i64 4, !dbg !326
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx41.i, align 4, !dbg !327, !tbaa !27
  %mul42.i = shl nsw i32 %conv7.i, 2, !dbg !328
  %idxprom43.i = sext i32 %mul42.i to i64, !dbg !329
  %arrayidx44.i = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom43.i, !dbg !329
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx44.i, align 4, !dbg !330, !tbaa !27
  ret void, !dbg !331
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_narrow(ptr addrspace(1) noundef align 4 %f) local_unnamed_addr #1 !dbg !292 !kernel_arg_addr_space !193 !kernel_arg_access_qual !194 !kernel_arg_type !195 !kernel_arg_base_type !195 !kernel_arg_type_qual !290 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !332
  %call1 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5, !dbg !333
  %mul = mul i64 %call1, %call, !dbg !334
  %call2 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !335
  %add = add i64 %mul, %call2, !dbg !336
  %conv = trunc i64 %add to i32, !dbg !332
  %mul4 = shl i64 %call, 4, !dbg !337
  %add6 = add i64 %call2, %mul4, !dbg !338
  %conv7 = trunc i64 %add6 to i32, !dbg !339
  %call8 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !340
  %mul10 = mul i64 %call8, %call1, !dbg !341
  %add12 = add i64 %mul10, %call2, !dbg !342
  %conv15 = trunc i64 %call2 to i32, !dbg !343
  %conv17 = trunc i64 %call to i32, !dbg !344
  %call18 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 2) #5, !dbg !345
  %conv19 = trunc i64 %call18 to i32, !dbg !345
  %conv21 = trunc i64 %call1 to i32, !dbg !346
  %call22 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 1) #5, !dbg !347
  %conv23 = trunc i64 %call22 to i32, !dbg !347
  %idxprom = sext i32 %conv to i64, !dbg !348
  %arrayidx = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom, !dbg !348
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx, align 4, !dbg !349, !tbaa !27
  %idxprom24 = sext i32 %conv7 to i64, !dbg !350
  %arrayidx25 = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom24, !dbg !350
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx25, align 4, !dbg !351, !tbaa !27
  %idxprom26 = and i64 %add12, 4294967295, !dbg !352
  %arrayidx27 = getelementptr inbounds nuw float, ptr addrspace(1) %f, i64 %idxprom26, !dbg !352
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx27, align 4, !dbg !353, !tbaa !27
  %mul28 = mul nsw i32 %conv21, %conv17, !dbg !354
  %add29 = add nsw i32 %mul28, %conv15, !dbg !355
  %idxprom30 = sext i32 %add29 to i64, !dbg !356
  %arrayidx31 = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom30, !dbg !356
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx31, align 4, !dbg !357, !tbaa !27
  %mul32 = mul nsw i32 %conv23, %conv19, !dbg !358
  %add33 = add nsw i32 %mul32, %conv17, !dbg !359
  %mul34 = mul nsw i32 %add33, %conv21, !dbg !360
  %add35 = add nsw i32 %mul34, %conv15, !dbg !361
  %idxprom36 = sext i32 %add35 to i64, !dbg !362
  %arrayidx37 = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom36, !dbg !362
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx37, align 4, !dbg !363, !tbaa !27
  %mul38 = shl nsw i32 %conv, 1, !dbg !364
  %0 = sext i32 %mul38 to i64, !dbg !365
  %1 = getelementptr float, ptr addrspace(1) %f, i64 %0, !dbg !365
  %arrayidx41 = getelementptr i8, ptr addrspace(1) %1, i64 4, !dbg !365
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx41, align 4, !dbg !366, !tbaa !27
  %mul42 = shl nsw i32 %conv7, 2, !dbg !367
  %idxprom43 = sext i32 %mul42 to i64, !dbg !368
  %arrayidx44 = getelementptr inbounds float, ptr addrspace(1) %f, i64 %idxprom43, !dbg !368
  store volatile float 1.000000e+00, ptr addrspace(1) %arrayidx44, align 4, !dbg !369, !tbaa !27
  ret void, !dbg !370
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !371 dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !372 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !373 dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !374 dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #4

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!opencl.spir.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "shapes.cl", directory: ".", checksumkind: CSK_MD5, checksum: "15e67e294d751d85c1321499f83e06ca")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = !{i32 2, i32 0}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = distinct !DISubprogram(name: "shapes", scope: !1, file: !1, line: 6, type: !13, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!16 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!17 = !{!"float*", !"double*", !"uchar*", !"float4*", !"int", !"int"}
!18 = !{!"float*", !"double*", !"uchar*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"int"}
!19 = !{!"volatile", !"volatile", !"volatile", !"volatile", !"", !""}
!20 = !DILocation(line: 8, column: 11, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "shapes", scope: !1, file: !1, line: 6, type: !13, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!22 = distinct !DILocation(line: 7, column: 65, scope: !12)
!23 = !DILocation(line: 8, column: 32, scope: !21, inlinedAt: !22)
!24 = !DILocation(line: 8, column: 53, scope: !21, inlinedAt: !22)
!25 = !DILocation(line: 9, column: 3, scope: !21, inlinedAt: !22)
!26 = !DILocation(line: 9, column: 8, scope: !21, inlinedAt: !22)
!27 = !{!28, !28, i64 0}
!28 = !{!"float", !10, i64 0}
!29 = !DILocation(line: 10, column: 7, scope: !21, inlinedAt: !22)
!30 = !DILocation(line: 10, column: 11, scope: !21, inlinedAt: !22)
!31 = !DILocation(line: 10, column: 3, scope: !21, inlinedAt: !22)
!32 = !DILocation(line: 10, column: 16, scope: !21, inlinedAt: !22)
!33 = !DILocation(line: 11, column: 7, scope: !21, inlinedAt: !22)
!34 = !DILocation(line: 11, column: 11, scope: !21, inlinedAt: !22)
!35 = !DILocation(line: 11, column: 3, scope: !21, inlinedAt: !22)
!36 = !DILocation(line: 11, column: 16, scope: !21, inlinedAt: !22)
!37 = !DILocation(line: 12, column: 8, scope: !21, inlinedAt: !22)
!38 = !DILocation(line: 12, column: 12, scope: !21, inlinedAt: !22)
!39 = !DILocation(line: 12, column: 17, scope: !21, inlinedAt: !22)
!40 = !DILocation(line: 12, column: 21, scope: !21, inlinedAt: !22)
!41 = !DILocation(line: 12, column: 3, scope: !21, inlinedAt: !22)
!42 = !DILocation(line: 12, column: 26, scope: !21, inlinedAt: !22)
!43 = !DILocation(line: 13, column: 7, scope: !21, inlinedAt: !22)
!44 = !DILocation(line: 13, column: 12, scope: !21, inlinedAt: !22)
!45 = !DILocation(line: 13, column: 3, scope: !21, inlinedAt: !22)
!46 = !DILocation(line: 13, column: 17, scope: !21, inlinedAt: !22)
!47 = !DILocation(line: 14, column: 7, scope: !21, inlinedAt: !22)
!48 = !DILocation(line: 14, column: 12, scope: !21, inlinedAt: !22)
!49 = !DILocation(line: 14, column: 3, scope: !21, inlinedAt: !22)
!50 = !DILocation(line: 14, column: 17, scope: !21, inlinedAt: !22)
!51 = !DILocation(line: 15, column: 7, scope: !21, inlinedAt: !22)
!52 = !DILocation(line: 15, column: 11, scope: !21, inlinedAt: !22)
!53 = !DILocation(line: 15, column: 3, scope: !21, inlinedAt: !22)
!54 = !DILocation(line: 15, column: 16, scope: !21, inlinedAt: !22)
!55 = !DILocation(line: 16, column: 7, scope: !21, inlinedAt: !22)
!56 = !DILocation(line: 16, column: 3, scope: !21, inlinedAt: !22)
!57 = !DILocation(line: 16, column: 12, scope: !21, inlinedAt: !22)
!58 = !DILocation(line: 17, column: 3, scope: !21, inlinedAt: !22)
!59 = !DILocation(line: 17, column: 8, scope: !21, inlinedAt: !22)
!60 = !DILocation(line: 18, column: 3, scope: !21, inlinedAt: !22)
!61 = !DILocation(line: 18, column: 8, scope: !21, inlinedAt: !22)
!62 = !DILocation(line: 19, column: 7, scope: !21, inlinedAt: !22)
!63 = !DILocation(line: 19, column: 3, scope: !21, inlinedAt: !22)
!64 = !DILocation(line: 19, column: 16, scope: !21, inlinedAt: !22)
!65 = !DILocation(line: 20, column: 17, scope: !21, inlinedAt: !22)
!66 = !DILocation(line: 20, column: 21, scope: !21, inlinedAt: !22)
!67 = !DILocation(line: 20, column: 3, scope: !21, inlinedAt: !22)
!68 = !DILocation(line: 20, column: 26, scope: !21, inlinedAt: !22)
!69 = !DILocation(line: 21, column: 3, scope: !21, inlinedAt: !22)
!70 = !DILocation(line: 21, column: 16, scope: !21, inlinedAt: !22)
!71 = !{!72, !72, i64 0}
!72 = !{!"double", !10, i64 0}
!73 = !DILocation(line: 22, column: 11, scope: !21, inlinedAt: !22)
!74 = !DILocation(line: 22, column: 3, scope: !21, inlinedAt: !22)
!75 = !DILocation(line: 22, column: 16, scope: !21, inlinedAt: !22)
!76 = !DILocation(line: 23, column: 3, scope: !21, inlinedAt: !22)
!77 = !DILocation(line: 23, column: 16, scope: !21, inlinedAt: !22)
!78 = !{!10, !10, i64 0}
!79 = !DILocation(line: 24, column: 3, scope: !21, inlinedAt: !22)
!80 = !DILocation(line: 24, column: 12, scope: !21, inlinedAt: !22)
!81 = !DILocation(line: 25, column: 3, scope: !21, inlinedAt: !22)
!82 = !DILocation(line: 25, column: 16, scope: !21, inlinedAt: !22)
!83 = !DILocation(line: 26, column: 3, scope: !21, inlinedAt: !22)
!84 = !DILocation(line: 26, column: 12, scope: !21, inlinedAt: !22)
!85 = !DILocation(line: 27, column: 1, scope: !12)
!86 = !DILocation(line: 8, column: 11, scope: !21)
!87 = !DILocation(line: 8, column: 32, scope: !21)
!88 = !DILocation(line: 8, column: 53, scope: !21)
!89 = !DILocation(line: 9, column: 3, scope: !21)
!90 = !DILocation(line: 9, column: 8, scope: !21)
!91 = !DILocation(line: 10, column: 7, scope: !21)
!92 = !DILocation(line: 10, column: 11, scope: !21)
!93 = !DILocation(line: 10, column: 3, scope: !21)
!94 = !DILocation(line: 10, column: 16, scope: !21)
!95 = !DILocation(line: 11, column: 7, scope: !21)
!96 = !DILocation(line: 11, column: 11, scope: !21)
!97 = !DILocation(line: 11, column: 3, scope: !21)
!98 = !DILocation(line: 11, column: 16, scope: !21)
!99 = !DILocation(line: 12, column: 8, scope: !21)
!100 = !DILocation(line: 12, column: 12, scope: !21)
!101 = !DILocation(line: 12, column: 17, scope: !21)
!102 = !DILocation(line: 12, column: 21, scope: !21)
!103 = !DILocation(line: 12, column: 3, scope: !21)
!104 = !DILocation(line: 12, column: 26, scope: !21)
!105 = !DILocation(line: 13, column: 7, scope: !21)
!106 = !DILocation(line: 13, column: 12, scope: !21)
!107 = !DILocation(line: 13, column: 3, scope: !21)
!108 = !DILocation(line: 13, column: 17, scope: !21)
!109 = !DILocation(line: 14, column: 7, scope: !21)
!110 = !DILocation(line: 14, column: 12, scope: !21)
!111 = !DILocation(line: 14, column: 3, scope: !21)
!112 = !DILocation(line: 14, column: 17, scope: !21)
!113 = !DILocation(line: 15, column: 7, scope: !21)
!114 = !DILocation(line: 15, column: 11, scope: !21)
!115 = !DILocation(line: 15, column: 3, scope: !21)
!116 = !DILocation(line: 15, column: 16, scope: !21)
!117 = !DILocation(line: 16, column: 7, scope: !21)
!118 = !DILocation(line: 16, column: 3, scope: !21)
!119 = !DILocation(line: 16, column: 12, scope: !21)
!120 = !DILocation(line: 17, column: 3, scope: !21)
!121 = !DILocation(line: 17, column: 8, scope: !21)
!122 = !DILocation(line: 18, column: 3, scope: !21)
!123 = !DILocation(line: 18, column: 8, scope: !21)
!124 = !DILocation(line: 19, column: 7, scope: !21)
!125 = !DILocation(line: 19, column: 3, scope: !21)
!126 = !DILocation(line: 19, column: 16, scope: !21)
!127 = !DILocation(line: 20, column: 17, scope: !21)
!128 = !DILocation(line: 20, column: 21, scope: !21)
!129 = !DILocation(line: 20, column: 3, scope: !21)
!130 = !DILocation(line: 20, column: 26, scope: !21)
!131 = !DILocation(line: 21, column: 3, scope: !21)
!132 = !DILocation(line: 21, column: 16, scope: !21)
!133 = !DILocation(line: 22, column: 11, scope: !21)
!134 = !DILocation(line: 22, column: 3, scope: !21)
!135 = !DILocation(line: 22, column: 16, scope: !21)
!136 = !DILocation(line: 23, column: 3, scope: !21)
!137 = !DILocation(line: 23, column: 16, scope: !21)
!138 = !DILocation(line: 24, column: 3, scope: !21)
!139 = !DILocation(line: 24, column: 12, scope: !21)
!140 = !DILocation(line: 25, column: 3, scope: !21)
!141 = !DILocation(line: 25, column: 16, scope: !21)
!142 = !DILocation(line: 26, column: 3, scope: !21)
!143 = !DILocation(line: 26, column: 12, scope: !21)
!144 = !DILocation(line: 27, column: 1, scope: !21)
!145 = distinct !DISubprogram(name: "whole", scope: !1, file: !1, line: 29, type: !13, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!146 = !{i32 1, i32 1, i32 0}
!147 = !{!"none", !"none", !"none"}
!148 = !{!"float*", !"short*", !"int"}
!149 = !{!"volatile", !"volatile", !""}
!150 = !DILocation(line: 30, column: 11, scope: !151, inlinedAt: !152)
!151 = distinct !DISubprogram(name: "whole", scope: !1, file: !1, line: 29, type: !13, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!152 = distinct !DILocation(line: 29, column: 84, scope: !145)
!153 = !DILocation(line: 30, column: 33, scope: !151, inlinedAt: !152)
!154 = !DILocation(line: 31, column: 7, scope: !151, inlinedAt: !152)
!155 = !DILocation(line: 31, column: 11, scope: !151, inlinedAt: !152)
!156 = !DILocation(line: 31, column: 3, scope: !151, inlinedAt: !152)
!157 = !DILocation(line: 31, column: 16, scope: !151, inlinedAt: !152)
!158 = !DILocation(line: 32, column: 7, scope: !151, inlinedAt: !152)
!159 = !DILocation(line: 32, column: 11, scope: !151, inlinedAt: !152)
!160 = !DILocation(line: 32, column: 3, scope: !151, inlinedAt: !152)
!161 = !DILocation(line: 32, column: 16, scope: !151, inlinedAt: !152)
!162 = !DILocation(line: 33, column: 3, scope: !151, inlinedAt: !152)
!163 = !DILocation(line: 33, column: 8, scope: !151, inlinedAt: !152)
!164 = !DILocation(line: 34, column: 3, scope: !151, inlinedAt: !152)
!165 = !DILocation(line: 34, column: 16, scope: !151, inlinedAt: !152)
!166 = !{!167, !167, i64 0}
!167 = !{!"short", !10, i64 0}
!168 = !DILocation(line: 35, column: 7, scope: !151, inlinedAt: !152)
!169 = !DILocation(line: 35, column: 14, scope: !151, inlinedAt: !152)
!170 = !DILocation(line: 35, column: 3, scope: !151, inlinedAt: !152)
!171 = !DILocation(line: 35, column: 19, scope: !151, inlinedAt: !152)
!172 = !DILocation(line: 36, column: 1, scope: !145)
!173 = !DILocation(line: 30, column: 11, scope: !151)
!174 = !DILocation(line: 30, column: 33, scope: !151)
!175 = !DILocation(line: 31, column: 7, scope: !151)
!176 = !DILocation(line: 31, column: 11, scope: !151)
!177 = !DILocation(line: 31, column: 3, scope: !151)
!178 = !DILocation(line: 31, column: 16, scope: !151)
!179 = !DILocation(line: 32, column: 7, scope: !151)
!180 = !DILocation(line: 32, column: 11, scope: !151)
!181 = !DILocation(line: 32, column: 3, scope: !151)
!182 = !DILocation(line: 32, column: 16, scope: !151)
!183 = !DILocation(line: 33, column: 3, scope: !151)
!184 = !DILocation(line: 33, column: 8, scope: !151)
!185 = !DILocation(line: 34, column: 3, scope: !151)
!186 = !DILocation(line: 34, column: 16, scope: !151)
!187 = !DILocation(line: 35, column: 7, scope: !151)
!188 = !DILocation(line: 35, column: 14, scope: !151)
!189 = !DILocation(line: 35, column: 3, scope: !151)
!190 = !DILocation(line: 35, column: 19, scope: !151)
!191 = !DILocation(line: 36, column: 1, scope: !151)
!192 = distinct !DISubprogram(name: "banks", scope: !1, file: !1, line: 38, type: !13, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!193 = !{i32 1}
!194 = !{!"none"}
!195 = !{!"float*"}
!196 = !{!""}
!197 = !DILocation(line: 42, column: 11, scope: !198, inlinedAt: !199)
!198 = distinct !DISubprogram(name: "banks", scope: !1, file: !1, line: 38, type: !13, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!199 = distinct !DILocation(line: 38, column: 42, scope: !192)
!200 = !DILocation(line: 42, column: 32, scope: !198, inlinedAt: !199)
!201 = !DILocation(line: 43, column: 7, scope: !198, inlinedAt: !199)
!202 = !DILocation(line: 43, column: 12, scope: !198, inlinedAt: !199)
!203 = !DILocation(line: 43, column: 3, scope: !198, inlinedAt: !199)
!204 = !DILocation(line: 43, column: 17, scope: !198, inlinedAt: !199)
!205 = !DILocation(line: 44, column: 7, scope: !198, inlinedAt: !199)
!206 = !DILocation(line: 44, column: 12, scope: !198, inlinedAt: !199)
!207 = !DILocation(line: 44, column: 3, scope: !198, inlinedAt: !199)
!208 = !DILocation(line: 44, column: 17, scope: !198, inlinedAt: !199)
!209 = !DILocation(line: 45, column: 7, scope: !198, inlinedAt: !199)
!210 = !DILocation(line: 45, column: 12, scope: !198, inlinedAt: !199)
!211 = !DILocation(line: 45, column: 3, scope: !198, inlinedAt: !199)
!212 = !DILocation(line: 45, column: 17, scope: !198, inlinedAt: !199)
!213 = !DILocation(line: 46, column: 7, scope: !198, inlinedAt: !199)
!214 = !DILocation(line: 46, column: 3, scope: !198, inlinedAt: !199)
!215 = !DILocation(line: 46, column: 12, scope: !198, inlinedAt: !199)
!216 = !DILocation(line: 47, column: 7, scope: !198, inlinedAt: !199)
!217 = !DILocation(line: 47, column: 11, scope: !198, inlinedAt: !199)
!218 = !DILocation(line: 47, column: 3, scope: !198, inlinedAt: !199)
!219 = !DILocation(line: 47, column: 16, scope: !198, inlinedAt: !199)
!220 = !DILocation(line: 48, column: 3, scope: !198, inlinedAt: !199)
!221 = !DILocation(line: 48, column: 8, scope: !198, inlinedAt: !199)
!222 = !DILocation(line: 49, column: 7, scope: !198, inlinedAt: !199)
!223 = !DILocation(line: 49, column: 12, scope: !198, inlinedAt: !199)
!224 = !DILocation(line: 49, column: 3, scope: !198, inlinedAt: !199)
!225 = !DILocation(line: 49, column: 17, scope: !198, inlinedAt: !199)
!226 = !DILocation(line: 50, column: 7, scope: !198, inlinedAt: !199)
!227 = !DILocation(line: 50, column: 12, scope: !198, inlinedAt: !199)
!228 = !DILocation(line: 50, column: 3, scope: !198, inlinedAt: !199)
!229 = !DILocation(line: 50, column: 17, scope: !198, inlinedAt: !199)
!230 = !DILocation(line: 51, column: 7, scope: !198, inlinedAt: !199)
!231 = !DILocation(line: 51, column: 12, scope: !198, inlinedAt: !199)
!232 = !DILocation(line: 51, column: 3, scope: !198, inlinedAt: !199)
!233 = !DILocation(line: 51, column: 17, scope: !198, inlinedAt: !199)
!234 = !DILocation(line: 52, column: 3, scope: !198, inlinedAt: !199)
!235 = !DILocation(line: 52, column: 8, scope: !198, inlinedAt: !199)
!236 = !DILocation(line: 53, column: 7, scope: !198, inlinedAt: !199)
!237 = !DILocation(line: 53, column: 3, scope: !198, inlinedAt: !199)
!238 = !DILocation(line: 53, column: 12, scope: !198, inlinedAt: !199)
!239 = !DILocation(line: 54, column: 7, scope: !198, inlinedAt: !199)
!240 = !DILocation(line: 54, column: 13, scope: !198, inlinedAt: !199)
!241 = !DILocation(line: 54, column: 3, scope: !198, inlinedAt: !199)
!242 = !DILocation(line: 54, column: 18, scope: !198, inlinedAt: !199)
!243 = !DILocation(line: 55, column: 1, scope: !192)
!244 = !DILocation(line: 42, column: 11, scope: !198)
!245 = !DILocation(line: 42, column: 32, scope: !198)
!246 = !DILocation(line: 43, column: 7, scope: !198)
!247 = !DILocation(line: 43, column: 12, scope: !198)
!248 = !DILocation(line: 43, column: 3, scope: !198)
!249 = !DILocation(line: 43, column: 17, scope: !198)
!250 = !DILocation(line: 44, column: 7, scope: !198)
!251 = !DILocation(line: 44, column: 12, scope: !198)
!252 = !DILocation(line: 44, column: 3, scope: !198)
!253 = !DILocation(line: 44, column: 17, scope: !198)
!254 = !DILocation(line: 45, column: 7, scope: !198)
!255 = !DILocation(line: 45, column: 12, scope: !198)
!256 = !DILocation(line: 45, column: 3, scope: !198)
!257 = !DILocation(line: 45, column: 17, scope: !198)
!258 = !DILocation(line: 46, column: 7, scope: !198)
!259 = !DILocation(line: 46, column: 3, scope: !198)
!260 = !DILocation(line: 46, column: 12, scope: !198)
!261 = !DILocation(line: 47, column: 7, scope: !198)
!262 = !DILocation(line: 47, column: 11, scope: !198)
!263 = !DILocation(line: 47, column: 3, scope: !198)
!264 = !DILocation(line: 47, column: 16, scope: !198)
!265 = !DILocation(line: 48, column: 3, scope: !198)
!266 = !DILocation(line: 48, column: 8, scope: !198)
!267 = !DILocation(line: 49, column: 7, scope: !198)
!268 = !DILocation(line: 49, column: 12, scope: !198)
!269 = !DILocation(line: 49, column: 3, scope: !198)
!270 = !DILocation(line: 49, column: 17, scope: !198)
!271 = !DILocation(line: 50, column: 7, scope: !198)
!272 = !DILocation(line: 50, column: 12, scope: !198)
!273 = !DILocation(line: 50, column: 3, scope: !198)
!274 = !DILocation(line: 50, column: 17, scope: !198)
!275 = !DILocation(line: 51, column: 7, scope: !198)
!276 = !DILocation(line: 51, column: 12, scope: !198)
!277 = !DILocation(line: 51, column: 3, scope: !198)
!278 = !DILocation(line: 51, column: 17, scope: !198)
!279 = !DILocation(line: 52, column: 3, scope: !198)
!280 = !DILocation(line: 52, column: 8, scope: !198)
!281 = !DILocation(line: 53, column: 7, scope: !198)
!282 = !DILocation(line: 53, column: 3, scope: !198)
!283 = !DILocation(line: 53, column: 12, scope: !198)
!284 = !DILocation(line: 54, column: 7, scope: !198)
!285 = !DILocation(line: 54, column: 13, scope: !198)
!286 = !DILocation(line: 54, column: 3, scope: !198)
!287 = !DILocation(line: 54, column: 18, scope: !198)
!288 = !DILocation(line: 55, column: 1, scope: !198)
!289 = distinct !DISubprogram(name: "narrow", scope: !1, file: !1, line: 57, type: !13, scopeLine: 57, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!290 = !{!"volatile"}
!291 = !DILocation(line: 58, column: 11, scope: !292, inlinedAt: !293)
!292 = distinct !DISubprogram(name: "narrow", scope: !1, file: !1, line: 57, type: !13, scopeLine: 57, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!293 = distinct !DILocation(line: 57, column: 50, scope: !289)
!294 = !DILocation(line: 58, column: 29, scope: !292, inlinedAt: !293)
!295 = !DILocation(line: 58, column: 27, scope: !292, inlinedAt: !293)
!296 = !DILocation(line: 58, column: 49, scope: !292, inlinedAt: !293)
!297 = !DILocation(line: 58, column: 47, scope: !292, inlinedAt: !293)
!298 = !DILocation(line: 59, column: 27, scope: !292, inlinedAt: !293)
!299 = !DILocation(line: 59, column: 32, scope: !292, inlinedAt: !293)
!300 = !DILocation(line: 59, column: 11, scope: !292, inlinedAt: !293)
!301 = !DILocation(line: 60, column: 12, scope: !292, inlinedAt: !293)
!302 = !DILocation(line: 60, column: 28, scope: !292, inlinedAt: !293)
!303 = !DILocation(line: 60, column: 48, scope: !292, inlinedAt: !293)
!304 = !DILocation(line: 61, column: 11, scope: !292, inlinedAt: !293)
!305 = !DILocation(line: 61, column: 32, scope: !292, inlinedAt: !293)
!306 = !DILocation(line: 61, column: 53, scope: !292, inlinedAt: !293)
!307 = !DILocation(line: 61, column: 74, scope: !292, inlinedAt: !293)
!308 = !DILocation(line: 61, column: 97, scope: !292, inlinedAt: !293)
!309 = !DILocation(line: 62, column: 3, scope: !292, inlinedAt: !293)
!310 = !DILocation(line: 62, column: 8, scope: !292, inlinedAt: !293)
!311 = !DILocation(line: 63, column: 3, scope: !292, inlinedAt: !293)
!312 = !DILocation(line: 63, column: 8, scope: !292, inlinedAt: !293)
!313 = !DILocation(line: 64, column: 3, scope: !292, inlinedAt: !293)
!314 = !DILocation(line: 64, column: 8, scope: !292, inlinedAt: !293)
!315 = !DILocation(line: 65, column: 7, scope: !292, inlinedAt: !293)
!316 = !DILocation(line: 65, column: 11, scope: !292, inlinedAt: !293)
!317 = !DILocation(line: 65, column: 3, scope: !292, inlinedAt: !293)
!318 = !DILocation(line: 65, column: 16, scope: !292, inlinedAt: !293)
!319 = !DILocation(line: 66, column: 8, scope: !292, inlinedAt: !293)
!320 = !DILocation(line: 66, column: 12, scope: !292, inlinedAt: !293)
!321 = !DILocation(line: 66, column: 17, scope: !292, inlinedAt: !293)
!322 = !DILocation(line: 66, column: 21, scope: !292, inlinedAt: !293)
!323 = !DILocation(line: 66, column: 3, scope: !292, inlinedAt: !293)
!324 = !DILocation(line: 66, column: 26, scope: !292, inlinedAt: !293)
!325 = !DILocation(line: 67, column: 7, scope: !292, inlinedAt: !293)
!326 = !DILocation(line: 67, column: 3, scope: !292, inlinedAt: !293)
!327 = !DILocation(line: 67, column: 16, scope: !292, inlinedAt: !293)
!328 = !DILocation(line: 68, column: 7, scope: !292, inlinedAt: !293)
!329 = !DILocation(line: 68, column: 3, scope: !292, inlinedAt: !293)
!330 = !DILocation(line: 68, column: 12, scope: !292, inlinedAt: !293)
!331 = !DILocation(line: 69, column: 1, scope: !289)
!332 = !DILocation(line: 58, column: 11, scope: !292)
!333 = !DILocation(line: 58, column: 29, scope: !292)
!334 = !DILocation(line: 58, column: 27, scope: !292)
!335 = !DILocation(line: 58, column: 49, scope: !292)
!336 = !DILocation(line: 58, column: 47, scope: !292)
!337 = !DILocation(line: 59, column: 27, scope: !292)
!338 = !DILocation(line: 59, column: 32, scope: !292)
!339 = !DILocation(line: 59, column: 11, scope: !292)
!340 = !DILocation(line: 60, column: 12, scope: !292)
!341 = !DILocation(line: 60, column: 28, scope: !292)
!342 = !DILocation(line: 60, column: 48, scope: !292)
!343 = !DILocation(line: 61, column: 11, scope: !292)
!344 = !DILocation(line: 61, column: 32, scope: !292)
!345 = !DILocation(line: 61, column: 53, scope: !292)
!346 = !DILocation(line: 61, column: 74, scope: !292)
!347 = !DILocation(line: 61, column: 97, scope: !292)
!348 = !DILocation(line: 62, column: 3, scope: !292)
!349 = !DILocation(line: 62, column: 8, scope: !292)
!350 = !DILocation(line: 63, column: 3, scope: !292)
!351 = !DILocation(line: 63, column: 8, scope: !292)
!352 = !DILocation(line: 64, column: 3, scope: !292)
!353 = !DILocation(line: 64, column: 8, scope: !292)
!354 = !DILocation(line: 65, column: 7, scope: !292)
!355 = !DILocation(line: 65, column: 11, scope: !292)
!356 = !DILocation(line: 65, column: 3, scope: !292)
!357 = !DILocation(line: 65, column: 16, scope: !292)
!358 = !DILocation(line: 66, column: 8, scope: !292)
!359 = !DILocation(line: 66, column: 12, scope: !292)
!360 = !DILocation(line: 66, column: 17, scope: !292)
!361 = !DILocation(line: 66, column: 21, scope: !292)
!362 = !DILocation(line: 66, column: 3, scope: !292)
!363 = !DILocation(line: 66, column: 26, scope: !292)
!364 = !DILocation(line: 67, column: 7, scope: !292)
!365 = !DILocation(line: 67, column: 3, scope: !292)
!366 = !DILocation(line: 67, column: 16, scope: !292)
!367 = !DILocation(line: 68, column: 7, scope: !292)
!368 = !DILocation(line: 68, column: 3, scope: !292)
!369 = !DILocation(line: 68, column: 12, scope: !292)
!370 = !DILocation(line: 69, column: 1, scope: !292)
!371 = !DISubprogram(name: "get_local_id", scope: !1, file: !1, line: 8, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!372 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 30, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!373 = !DISubprogram(name: "get_local_size", scope: !1, file: !1, line: 58, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!374 = !DISubprogram(name: "get_group_id", scope: !1, file: !1, line: 60, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
