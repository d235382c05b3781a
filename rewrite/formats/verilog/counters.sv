// Operators that count and sum up: they hold a value from one firing to the next.

// Counts from a start by a step as long as a comparison with a bound holds: of the next value if NEXT is 1, else of the value.
// The comparisons are numbered as in LLVM's icmp: eq, ne, ugt, uge, ult, ule, sgt, sge, slt, sle, from 0.
module df_count #(
  parameter integer WIDTH = 1,
  parameter integer NEXT = 1,
  parameter integer PREDICATE = 0
) (
  input  logic clock,
  input  logic reset,
  input  logic [WIDTH-1:0] start,
  input  logic [WIDTH-1:0] step,
  input  logic [WIDTH-1:0] bound,
  input  logic [2:0] in_valid,
  output logic [2:0] in_ready,
  output logic [WIDTH-1:0] out0,
  output logic out1,
  output logic [1:0] out_valid,
  input  logic [1:0] out_ready
);
  logic counting;
  logic [WIDTH-1:0] next_value, held_step, held_bound;
  wire [WIDTH-1:0] value = counting ? next_value : start;
  wire [WIDTH-1:0] by = counting ? held_step : step;
  wire [WIDTH-1:0] limit = counting ? held_bound : bound;
  wire [WIDTH-1:0] following = value + by;
  wire [WIDTH-1:0] tested = NEXT == 1 ? following : value;
  logic again;
  always_comb begin
    case (PREDICATE)
      0: again = tested == limit;
      1: again = tested != limit;
      2: again = tested > limit;
      3: again = tested >= limit;
      4: again = tested < limit;
      5: again = tested <= limit;
      6: again = $signed(tested) > $signed(limit);
      7: again = $signed(tested) >= $signed(limit);
      8: again = $signed(tested) < $signed(limit);
      default: again = $signed(tested) <= $signed(limit);
    endcase
  end
  wire writes = NEXT == 1 | again;
  wire fire = (counting | &in_valid) & out_ready[1] & (~writes | out_ready[0]);
  assign out0 = value;
  assign out1 = again;
  assign out_valid = {fire, fire & writes};
  assign in_ready = {3{fire & ~counting}};
  always_ff @(posedge clock) begin
    if (reset) counting <= 1'b0;
    else if (fire) counting <= again;
    if (fire) begin
      next_value <= following;
      held_step <= by;
      held_bound <= limit;
    end
  end
endmodule

// Combines a first value and one for each bit of the control, and writes the sum at 0. If WHILE is 1, no value comes with the 0.
// The operations are add, sub, mul, and, or, xor, from 0.
module df_reduce #(
  parameter integer WIDTH = 1,
  parameter integer OPERATION = 0,
  parameter integer WHILE = 0
) (
  input  logic clock,
  input  logic reset,
  input  logic control,
  input  logic [WIDTH-1:0] first,
  input  logic [WIDTH-1:0] in,
  input  logic [2:0] in_valid,
  output logic [2:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  logic holding;
  logic [WIDTH-1:0] sum;
  wire [WIDTH-1:0] so_far = holding ? sum : first;
  logic [WIDTH-1:0] combined;
  always_comb begin
    case (OPERATION)
      0: combined = so_far + in;
      1: combined = so_far - in;
      2: combined = so_far * in;
      3: combined = so_far & in;
      4: combined = so_far | in;
      default: combined = so_far ^ in;
    endcase
  end
  wire takes = WHILE == 0 | control;
  wire fire = in_valid[0] & (~takes | in_valid[2]) & (holding | in_valid[1]) & (control | out_ready);
  assign out = takes ? combined : so_far;
  assign out_valid = fire & ~control;
  assign in_ready = {fire & takes, fire & ~holding, fire};
  always_ff @(posedge clock) begin
    if (reset) holding <= 1'b0;
    else if (fire) holding <= control;
    if (fire) sum <= out;
  end
endmodule

// The same for tokens of memory order.
module df_reduce_all #(
  parameter integer WHILE = 0
) (
  input  logic clock,
  input  logic reset,
  input  logic control,
  input  logic [2:0] in_valid,
  output logic [2:0] in_ready,
  output logic out_valid,
  input  logic out_ready
);
  logic holding;
  wire takes = WHILE == 0 | control;
  wire fire = in_valid[0] & (~takes | in_valid[2]) & (holding | in_valid[1]) & (control | out_ready);
  assign out_valid = fire & ~control;
  assign in_ready = {fire & takes, fire & ~holding, fire};
  always_ff @(posedge clock) begin
    if (reset) holding <= 1'b0;
    else if (fire) holding <= control;
  end
endmodule

// Sends a value round a loop: the first one, then the next for each 1 of the control; the next for a 0 leaves the loop. If WHILE
// is 1, the control decides about the first value, too.
module df_carry #(
  parameter integer WIDTH = 1,
  parameter integer WHILE = 0
) (
  input  logic clock,
  input  logic reset,
  input  logic control,
  input  logic [WIDTH-1:0] first,
  input  logic [WIDTH-1:0] next,
  input  logic [2:0] in_valid,
  output logic [2:0] in_ready,
  output logic [WIDTH-1:0] out0,
  output logic [WIDTH-1:0] out1,
  output logic [1:0] out_valid,
  input  logic [1:0] out_ready
);
  logic carrying;
  wire begins = ~carrying & (WHILE == 0);
  wire again = begins | control;
  wire present = (begins | in_valid[0]) & (carrying ? in_valid[2] : in_valid[1]);
  wire fire = present & (again ? out_ready[0] : out_ready[1]);
  assign out0 = carrying ? next : first;
  assign out1 = out0;
  assign out_valid = {fire & ~again, fire & again};
  assign in_ready = {fire & carrying, fire & ~carrying, fire & ~begins};
  always_ff @(posedge clock) begin
    if (reset) carrying <= 1'b0;
    else if (fire) carrying <= again;
  end
endmodule
