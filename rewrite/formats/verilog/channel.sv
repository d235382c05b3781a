// A latency-insensitive channel: a queue of DEPTH values that each of its READERS takes at its own pace.
//
// A value leaves its slot when the last reader has taken it, so a channel is an eager fork as well. Nothing passes in the
// cycle in which it is written, and a slot that is freed is filled in the next cycle at the earliest: valid and ready are
// registers' outputs, and no path leads through a channel. VALUES are there after a reset, first to leave highest.
module df_channel #(
  parameter integer WIDTH = 1,
  parameter integer DEPTH = 1,
  parameter integer READERS = 1,
  parameter integer INITIAL = 0,
  parameter VALUES = 0
) (
  input  logic clock,
  input  logic reset,
  input  logic [WIDTH-1:0] in,
  input  logic in_valid,
  output logic in_ready,
  output logic [READERS*WIDTH-1:0] out,
  output logic [READERS-1:0] out_valid,
  input  logic [READERS-1:0] out_ready
);
  localparam integer BITS = $clog2(DEPTH + 1);
  logic [DEPTH*WIDTH-1:0] slots;
  logic [READERS-1:0] full;
  wire written = in_valid & in_ready;
  wire [(DEPTH+1)*WIDTH-1:0] shifted = {slots, in};
  assign in_ready = ~|full;

  generate
    if (INITIAL > 0) begin : filled
      wire [(DEPTH+INITIAL)*WIDTH-1:0] start = {{DEPTH * WIDTH{1'b0}}, VALUES};
      always_ff @(posedge clock)
        if (reset) slots <= start[DEPTH*WIDTH-1:0];
        else if (written) slots <= shifted[DEPTH*WIDTH-1:0];
    end else begin : empty
      always_ff @(posedge clock) if (written) slots <= shifted[DEPTH*WIDTH-1:0];
    end
  endgenerate

  genvar reader;
  generate
    for (reader = 0; reader < READERS; reader = reader + 1) begin : queue
      logic [BITS-1:0] count;
      wire taken = out_valid[reader] & out_ready[reader];
      wire [BITS-1:0] first = out_valid[reader] ? count - 1'b1 : {BITS{1'b0}};
      assign full[reader] = count == DEPTH[BITS-1:0];
      assign out_valid[reader] = count != {BITS{1'b0}};
      assign out[reader*WIDTH+:WIDTH] = slots[first*WIDTH+:WIDTH];
      always_ff @(posedge clock)
        if (reset) count <= INITIAL[BITS-1:0];
        else if (written & ~taken) count <= count + 1'b1;
        else if (~written & taken) count <= count - 1'b1;
    end
  endgenerate
endmodule

// Takes one value from all inputs, when all have one and the output has room.
module df_join #(
  parameter integer INPUTS = 2
) (
  input  logic [INPUTS-1:0] in_valid,
  output logic [INPUTS-1:0] in_ready,
  output logic out_valid,
  input  logic out_ready
);
  wire fire = &in_valid & out_ready;
  assign in_ready = {INPUTS{fire}};
  assign out_valid = fire;
endmodule

// A channel whose writer takes LATE cycles more than one: a slot is taken when the writer fires, and filled so much later.
//
// The value comes with the firing, and goes through STAGES registers; where the writer has registers of its own that is 0.
module df_late_channel #(
  parameter integer WIDTH = 1,
  parameter integer DEPTH = 1,
  parameter integer READERS = 1,
  parameter integer INITIAL = 0,
  parameter VALUES = 0,
  parameter integer LATE = 1,
  parameter integer STAGES = 0
) (
  input  logic clock,
  input  logic reset,
  input  logic [WIDTH-1:0] in,
  input  logic in_valid,
  output logic in_ready,
  output logic [READERS*WIDTH-1:0] out,
  output logic [READERS-1:0] out_valid,
  input  logic [READERS-1:0] out_ready
);
  localparam integer BITS = $clog2(DEPTH + 1);
  logic [LATE-1:0] coming;
  wire [LATE:0] coming_next = {coming, in_valid & in_ready};
  wire [WIDTH-1:0] value;
  wire room;
  logic [READERS-1:0] full;
  assign in_ready = ~|full;
  always_ff @(posedge clock) coming <= reset ? {LATE{1'b0}} : coming_next[LATE-1:0];

  df_channel #(.WIDTH(WIDTH), .DEPTH(DEPTH), .READERS(READERS), .INITIAL(INITIAL), .VALUES(VALUES)) slots (
    .clock(clock), .reset(reset), .in(value), .in_valid(coming[LATE-1]), .in_ready(room),
    .out(out), .out_valid(out_valid), .out_ready(out_ready)
  );
  df_delay #(.WIDTH(WIDTH), .STAGES(STAGES)) delay (.clock(clock), .in(in), .out(value));

  genvar reader;
  generate
    for (reader = 0; reader < READERS; reader = reader + 1) begin : queue
      logic [BITS-1:0] count;
      wire taken = out_valid[reader] & out_ready[reader];
      wire given = in_valid & in_ready;
      assign full[reader] = count == DEPTH[BITS-1:0];
      always_ff @(posedge clock)
        if (reset) count <= INITIAL[BITS-1:0];
        else if (given & ~taken) count <= count + 1'b1;
        else if (~given & taken) count <= count - 1'b1;
    end
  endgenerate
endmodule

// The input of STAGES cycles before.
module df_delay #(
  parameter integer WIDTH = 1,
  parameter integer STAGES = 0
) (
  input  logic clock,
  input  logic [WIDTH-1:0] in,
  output logic [WIDTH-1:0] out
);
  generate
    if (STAGES == 0) begin : direct
      assign out = in;
    end else begin : staged
      logic [STAGES*WIDTH-1:0] stages;
      wire [(STAGES+1)*WIDTH-1:0] shifted = {stages, in};
      assign out = stages[(STAGES-1)*WIDTH+:WIDTH];
      always_ff @(posedge clock) stages <= shifted[STAGES*WIDTH-1:0];
    end
  endgenerate
endmodule
