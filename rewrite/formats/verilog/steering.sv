// What steers values, decides and holds: operators of dataflow graphs that compute nothing.

// The value of the input that select names: 0 the first, 1 the second. The other input stays.
module df_pick #(
  parameter integer WIDTH = 1
) (
  input  logic select,
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [2:0] in_valid,
  output logic [2:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  wire fire = in_valid[0] & (select ? in_valid[2] : in_valid[1]) & out_ready;
  assign out = select ? b : a;
  assign out_valid = fire;
  assign in_ready = {fire & select, fire & ~select, fire};
endmodule

// The value to the output that select names.
module df_switch #(
  parameter integer WIDTH = 1
) (
  input  logic select,
  input  logic [WIDTH-1:0] in,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic [WIDTH-1:0] out0,
  output logic [WIDTH-1:0] out1,
  output logic [1:0] out_valid,
  input  logic [1:0] out_ready
);
  wire fire = &in_valid & (select ? out_ready[1] : out_ready[0]);
  assign out0 = in;
  assign out1 = in;
  assign out_valid = {fire & select, fire & ~select};
  assign in_ready = {fire, fire};
endmodule

// The value where control is 1; where it is 0 nothing.
module df_filter #(
  parameter integer WIDTH = 1
) (
  input  logic control,
  input  logic [WIDTH-1:0] in,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  wire fire = &in_valid & (~control | out_ready);
  assign out = in;
  assign out_valid = fire & control;
  assign in_ready = {fire, fire};
endmodule

// The value when the trigger has a token.
module df_gate #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] in,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = in;
  df_join #(.INPUTS(2)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// The value.
module df_mov #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] in,
  input  logic in_valid,
  output logic in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = in;
  df_join #(.INPUTS(1)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// The value with each bit turned.
module df_not #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] in,
  input  logic in_valid,
  output logic in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = ~in;
  df_join #(.INPUTS(1)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule

// And (STOP = 0) or or (STOP = 1) in the order of the inputs: those behind the first that is STOP stay.
module df_shortcut #(
  parameter integer INPUTS = 2,
  parameter logic STOP = 1'b0
) (
  input  logic [INPUTS-1:0] in,
  input  logic [INPUTS-1:0] in_valid,
  output logic [INPUTS-1:0] in_ready,
  output logic out,
  output logic out_valid,
  input  logic out_ready
);
  logic [INPUTS-1:0] needed;
  logic more;
  integer at;
  always_comb begin
    more = 1'b1;
    for (at = 0; at < INPUTS; at = at + 1) begin
      needed[at] = more;
      more = more & (in[at] != STOP);
    end
  end
  wire fire = &(in_valid | ~needed) & out_ready;
  assign out = more ^ STOP;
  assign out_valid = fire;
  assign in_ready = needed & {INPUTS{fire}};
endmodule

// The exec predicates of the false and the true edge: both 0 where predicate is 0, and condition then stays.
module df_predprop (
  input  logic predicate,
  input  logic condition,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic out0,
  output logic out1,
  output logic [1:0] out_valid,
  input  logic [1:0] out_ready
);
  wire fire = in_valid[0] & (~predicate | in_valid[1]) & &out_ready;
  assign out0 = predicate & ~condition;
  assign out1 = predicate & condition;
  assign out_valid = {fire, fire};
  assign in_ready = {fire & predicate, fire};
endmodule

// Whether one of two exclusive predicates is 1, and if so which.
module df_predmerge (
  input  logic a,
  input  logic b,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic out0,
  output logic out1,
  output logic [1:0] out_valid,
  input  logic [1:0] out_ready
);
  wire fire = &in_valid & out_ready[0] & (~out0 | out_ready[1]);
  assign out0 = a | b;
  assign out1 = b;
  assign out_valid = {fire & out0, fire};
  assign in_ready = {fire, fire};
endmodule

// Holds a value: writes it when it comes and again for each 1; 0 lets go of it.
module df_repeat #(
  parameter integer WIDTH = 1
) (
  input  logic clock,
  input  logic reset,
  input  logic control,
  input  logic [WIDTH-1:0] in,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  logic holding;
  logic [WIDTH-1:0] held;
  wire take = ~holding & in_valid[1] & out_ready;
  wire again = holding & in_valid[0] & (~control | out_ready);
  assign out = holding ? held : in;
  assign out_valid = take | again & control;
  assign in_ready = {take, again};
  always_ff @(posedge clock) begin
    if (reset) holding <= 1'b0;
    else if (take) holding <= 1'b1;
    else if (again) holding <= control;
    if (take) held <= in;
  end
endmodule

// Holds a value: writes it for each 1, from the first on; 0 lets go of it.
module df_repeat_while #(
  parameter integer WIDTH = 1
) (
  input  logic clock,
  input  logic reset,
  input  logic control,
  input  logic [WIDTH-1:0] in,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  logic holding;
  logic [WIDTH-1:0] held;
  wire fire = in_valid[0] & (holding | in_valid[1]) & (~control | out_ready);
  assign out = holding ? held : in;
  assign out_valid = fire & control;
  assign in_ready = {fire & ~holding, fire};
  always_ff @(posedge clock) begin
    if (reset) holding <= 1'b0;
    else if (fire) holding <= control;
    if (fire & ~holding) held <= in;
  end
endmodule

// The select of a loop whose runs overlap: 0 lets one enter, 1 for each that is repeated. At most ENTRIES go round, and
// after one with `more` 0 none enters before all have ended.
module df_interleave #(
  parameter integer ENTRIES = 1
) (
  input  logic clock,
  input  logic reset,
  input  logic again,
  input  logic more,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic out,
  output logic out_valid,
  input  logic out_ready
);
  logic closed;
  logic [31:0] runs;
  wire enters = ~closed & (runs < ENTRIES);
  wire enter = enters & in_valid[1] & out_ready;
  wire take = ~enters & in_valid[0] & (~again | out_ready);
  assign out = ~enters;
  assign out_valid = enter | take & again;
  assign in_ready = {enter, take};
  always_ff @(posedge clock) begin
    if (reset) begin
      closed <= 1'b0;
      runs <= 32'd0;
    end else if (enter) begin
      closed <= ~more;
      runs <= runs + 32'd1;
    end else if (take & ~again) begin
      closed <= closed & (runs != 32'd1);
      runs <= runs - 32'd1;
    end
  end
endmodule

// The value of either input, the first if both have one, and which it was.
module df_pickany #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] a,
  input  logic [WIDTH-1:0] b,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic [WIDTH-1:0] out0,
  output logic out1,
  output logic [1:0] out_valid,
  input  logic [1:0] out_ready
);
  wire fire = |in_valid & &out_ready;
  assign out0 = in_valid[0] ? a : b;
  assign out1 = ~in_valid[0];
  assign out_valid = {fire, fire};
  assign in_ready = {fire & ~in_valid[0], fire & in_valid[0]};
endmodule

// Any value, here 0, when the trigger has a token.
module df_source #(
  parameter integer WIDTH = 1
) (
  input  logic in_valid,
  output logic in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  assign out = {WIDTH{1'b0}};
  df_join #(.INPUTS(1)) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule
