// What computes: one value from one of each operand. A pipelined core may take the place of a module.

// The sum.
module df_add #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = a + b;
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// The difference.
module df_sub #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = a - b;
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// The product.
module df_mul #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = a * b;
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// The quotient of unsigned numbers.
module df_udiv #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = a / b;
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// The rest of unsigned numbers.
module df_urem #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = a % b;
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// The quotient of signed numbers, rounded towards 0.
module df_sdiv #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = $signed(a) / $signed(b);
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// The rest of signed numbers, with the sign of the first.
module df_srem #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = $signed(a) % $signed(b);
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// And of each bit.
module df_and #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = a & b;
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// Or of each bit.
module df_or #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = a | b;
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// Exclusive or of each bit.
module df_xor #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = a ^ b;
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// Shifted to the left; 0 by the width or more.
module df_shl #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = a << b;
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// Shifted to the right; 0 by the width or more.
module df_lshr #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = a >> b;
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// Shifted to the right with copies of the sign.
module df_ashr #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = $signed(a) >>> b;
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// Whether the first is equal.
module df_icmp_eq #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = a == b;
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// Whether the first is different.
module df_icmp_ne #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = a != b;
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// Whether the first is less, unsigned.
module df_icmp_ult #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = a < b;
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// Whether the first is at most, unsigned.
module df_icmp_ule #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = a <= b;
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// Whether the first is greater, unsigned.
module df_icmp_ugt #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = a > b;
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// Whether the first is at least, unsigned.
module df_icmp_uge #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = a >= b;
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// Whether the first is less, signed.
module df_icmp_slt #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = $signed(a) < $signed(b);
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// Whether the first is at most, signed.
module df_icmp_sle #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = $signed(a) <= $signed(b);
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// Whether the first is greater, signed.
module df_icmp_sgt #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = $signed(a) > $signed(b);
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// Whether the first is at least, signed.
module df_icmp_sge #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = $signed(a) >= $signed(b);
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// The smaller unsigned number.
module df_umin #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = a < b ? a : b;
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// The larger unsigned number.
module df_umax #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = a < b ? b : a;
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// The smaller signed number.
module df_smin #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = $signed(a) < $signed(b) ? a : b;
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// The larger signed number.
module df_smax #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = $signed(a) < $signed(b) ? b : a;
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// The sum of unsigned numbers, or the largest that there is.
module df_uadd_sat #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  wire [WIDTH:0] exact = {1'b0, a} + {1'b0, b};
  assign out = exact[WIDTH] ? {WIDTH{1'b1}} : exact[WIDTH-1:0];
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// The difference of unsigned numbers, or 0.
module df_usub_sat #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  wire [WIDTH:0] exact = {1'b0, a} - {1'b0, b};
  assign out = exact[WIDTH] ? {WIDTH{1'b0}} : exact[WIDTH-1:0];
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// The sum of signed numbers, or the nearest that there is.
module df_sadd_sat #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  wire [WIDTH:0] exact = {a[WIDTH-1], a} + {b[WIDTH-1], b};
  wire [WIDTH-1:0] lowest = {{WIDTH - 1{1'b0}}, 1'b1} << (WIDTH - 1);
  assign out = exact[WIDTH] != exact[WIDTH-1] ? (exact[WIDTH] ? lowest : ~lowest) : exact[WIDTH-1:0];
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// The difference of signed numbers, or the nearest that there is.
module df_ssub_sat #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  wire [WIDTH:0] exact = {a[WIDTH-1], a} - {b[WIDTH-1], b};
  wire [WIDTH-1:0] lowest = {{WIDTH - 1{1'b0}}, 1'b1} << (WIDTH - 1);
  assign out = exact[WIDTH] != exact[WIDTH-1] ? (exact[WIDTH] ? lowest : ~lowest) : exact[WIDTH-1:0];
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// The operand with zeros before it, or without its upper bits.
module df_resize #(
  parameter integer WIDTH = 1,
  parameter integer OPERAND = 1
) (
  input  logic [OPERAND-1:0] in,
  input  logic in_valid,
  output logic in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  wire [WIDTH+OPERAND-1:0] wide = {{WIDTH{1'b0}}, in};
  assign out = wide[WIDTH-1:0];
  df_join #(.INPUTS(1)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// The operand with copies of its sign before it.
module df_sext #(
  parameter integer WIDTH = 1,
  parameter integer OPERAND = 1
) (
  input  logic [OPERAND-1:0] in,
  input  logic in_valid,
  output logic in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  wire [WIDTH+OPERAND-1:0] wide = {{WIDTH{in[OPERAND-1]}}, in};
  assign out = wide[WIDTH-1:0];
  df_join #(.INPUTS(1)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// The bits of the operand from AT on.
module df_extractvalue #(
  parameter integer WIDTH = 1,
  parameter integer OPERAND = 1,
  parameter integer AT = 0
) (
  input  logic [OPERAND-1:0] in,
  input  logic in_valid,
  output logic in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = in[AT+:WIDTH];
  df_join #(.INPUTS(1)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// The first value where condition is 1, else the second.
module df_select #(
  parameter integer WIDTH = 1
) (
  input  logic condition,
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [2:0] in_valid,
  output logic [2:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = condition ? a : b;
  df_join #(.INPUTS(3)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// The number without its sign.
module df_abs #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] in,
  input  logic poison,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = in[WIDTH-1] ? -in : in;
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// The number of ones.
module df_ctpop #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] in,
  input  logic in_valid,
  output logic in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  integer at;
  always_comb begin
    out = {WIDTH{1'b0}};
    for (at = 0; at < WIDTH; at = at + 1) if (in[at]) out = out + 1'b1;
  end
  df_join #(.INPUTS(1)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// The number of zeros before the first one, WIDTH if there is none.
module df_ctlz #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] in,
  input  logic poison,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  localparam logic [WIDTH-1:0] ALL = WIDTH'(WIDTH);
  logic [WIDTH-1:0] count;
  integer at;
  always_comb begin
    out = ALL;
    count = ALL;
    for (at = 0; at < WIDTH; at = at + 1) begin
      count = count - 1'b1;
      if (in[at]) out = count;
    end
  end
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// The number of zeros behind the last one, WIDTH if there is none.
module df_cttz #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] in,
  input  logic poison,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  localparam logic [WIDTH-1:0] ALL = WIDTH'(WIDTH);
  logic [WIDTH-1:0] count;
  integer at;
  always_comb begin
    out = ALL;
    count = ALL;
    for (at = 0; at < WIDTH; at = at + 1) begin
      count = count - 1'b1;
      if (in[WIDTH-1-at]) out = count;
    end
  end
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// The bits from the last to the first.
module df_bitreverse #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] in,
  input  logic in_valid,
  output logic in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  genvar at;
  generate
    for (at = 0; at < WIDTH; at = at + 1) begin : part
      assign out[at] = in[WIDTH-1-at];
    end
  endgenerate
  df_join #(.INPUTS(1)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// The bytes from the last to the first.
module df_bswap #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] in,
  input  logic in_valid,
  output logic in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  genvar at;
  generate
    for (at = 0; at < WIDTH / 8; at = at + 1) begin : part
      assign out[8*at+:8] = in[WIDTH-8-8*at+:8];
    end
  endgenerate
  df_join #(.INPUTS(1)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// The upper half of both numbers side by side, shifted to the left modulo the width.
module df_fshl #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [WIDTH-1:0] by,
  input  logic [2:0] in_valid,
  output logic [2:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  localparam logic [WIDTH-1:0] ALL = WIDTH'(WIDTH);
  wire [2*WIDTH-1:0] both = {a, b} << (by % ALL);
  assign out = both[2*WIDTH-1:WIDTH];
  df_join #(.INPUTS(3)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// The lower half of both numbers side by side, shifted to the right modulo the width.
module df_fshr #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [WIDTH-1:0] by,
  input  logic [2:0] in_valid,
  output logic [2:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  localparam logic [WIDTH-1:0] ALL = WIDTH'(WIDTH);
  wire [2*WIDTH-1:0] both = {a, b} >> (by % ALL);
  assign out = both[WIDTH-1:0];
  df_join #(.INPUTS(3)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// The address behind base by OFFSET and by each index times its scale. Indices are signed; the first is the lowest.
module df_gep #(
  parameter integer WIDTH = 64,
  parameter integer INDICES = 1,
  parameter integer INDEX = 64,
  parameter logic [INDICES*WIDTH-1:0] SCALES = 1,
  parameter logic [WIDTH-1:0] OFFSET = 0
) (
  input  logic [WIDTH-1:0] base,
  input  logic [INDICES*INDEX-1:0] indices,
  input  logic [INDICES:0] in_valid,
  output logic [INDICES:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  wire [INDICES*WIDTH-1:0] steps;
  genvar at;
  generate
    for (at = 0; at < INDICES; at = at + 1) begin : index
      wire [WIDTH+INDEX-1:0] wide = {{WIDTH{indices[(at+1)*INDEX-1]}}, indices[at*INDEX+:INDEX]};
      assign steps[at*WIDTH+:WIDTH] = wide[WIDTH-1:0] * SCALES[at*WIDTH+:WIDTH];
    end
  endgenerate
  integer step;
  always_comb begin
    out = base + OFFSET;
    for (step = 0; step < INDICES; step = step + 1) out = out + steps[step*WIDTH+:WIDTH];
  end
  df_join #(.INPUTS(INDICES + 1)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// The address OFFSET bytes behind base.
module df_offset #(
  parameter integer WIDTH = 64,
  parameter logic [WIDTH-1:0] OFFSET = 0
) (
  input  logic [WIDTH-1:0] base,
  input  logic in_valid,
  output logic in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = base + OFFSET;
  df_join #(.INPUTS(1)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// The float with the other sign.
module df_fneg #(
  parameter integer WIDTH = 32
) (
  input  logic [WIDTH-1:0] in,
  input  logic in_valid,
  output logic in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = {~in[WIDTH-1], in[WIDTH-2:0]};
  assign out_valid = in_valid & out_ready;
  assign in_ready = out_valid;
endmodule

// The float without its sign.
module df_fabs #(
  parameter integer WIDTH = 32
) (
  input  logic [WIDTH-1:0] in,
  input  logic in_valid,
  output logic in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = {1'b0, in[WIDTH-2:0]};
  assign out_valid = in_valid & out_ready;
  assign in_ready = out_valid;
endmodule

// The float a with the sign of b.
module df_copysign #(
  parameter integer WIDTH = 32
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = {b[WIDTH-1], a[WIDTH-2:0]};
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule
