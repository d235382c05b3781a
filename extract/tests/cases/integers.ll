define i32 @arithmetic(i32 %a, i32 noundef signext range(i32 0, 9) %b, i128 %w) {
  %add = add nuw nsw i32 %a, %b
  %or = or disjoint i32 %add, -1
  %div = sdiv exact i32 %or, s0x0F
  %shift = shl i32 1, %div
  %wide = xor i128 %w, 340282366920938463463374607431768211455
  %cut = trunc nuw i128 %wide to i32
  %zero = zext nneg i32 %cut to i64
  %less = icmp samesign ult i64 %zero, u0xFFFFFFFFFFFFFFFF
  %pick = select i1 %less, i32 %shift, i32 poison
  %frozen = freeze i32 undef
  add i32 %pick, %frozen
  ret i32 %1
}
