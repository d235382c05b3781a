// Loads and stores.
//
// A port of memory takes a request when request_valid and request_ready are 1, and answers requests in their order with
// response_valid, which the circuit always accepts. With LATENCY 0 the response is there in the cycle of the request; else up to
// LATENCY + 1 requests are on their way, and their responses wait here until the graph takes them.

// The value at an address, and an order token when it was read.
module df_load #(
  parameter integer WIDTH = 1,
  parameter integer ADDRESS = 64,
  parameter integer LATENCY = 0
) (
  input  logic clock,
  input  logic reset,
  input  logic [ADDRESS-1:0] address,
  input  logic [1:0] in_valid,
  output logic [1:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic [1:0] out_valid,
  input  logic [1:0] out_ready,
  output logic request_valid,
  input  logic request_ready,
  output logic [ADDRESS-1:0] request_address,
  input  logic response_valid,
  input  logic [WIDTH-1:0] response
);
  wire taken;
  wire given;
  assign request_address = address;
  assign in_ready = {taken, taken};
  assign out_valid = {given, given};
  df_access #(.WIDTH(WIDTH), .LATENCY(LATENCY)) access (
    .clock(clock), .reset(reset), .in_valid(&in_valid), .in_ready(taken),
    .out(out), .out_valid(given), .out_ready(&out_ready),
    .request_valid(request_valid), .request_ready(request_ready),
    .response_valid(response_valid), .response(response)
  );
endmodule

// An order token when a value was written to an address.
module df_store #(
  parameter integer WIDTH = 1,
  parameter integer ADDRESS = 64,
  parameter integer LATENCY = 0
) (
  input  logic clock,
  input  logic reset,
  input  logic [WIDTH-1:0] value,
  input  logic [ADDRESS-1:0] address,
  input  logic [2:0] in_valid,
  output logic [2:0] in_ready,
  output logic out_valid,
  input  logic out_ready,
  output logic request_valid,
  input  logic request_ready,
  output logic [ADDRESS-1:0] request_address,
  output logic [WIDTH-1:0] request,
  input  logic response_valid
);
  wire taken;
  wire nothing;
  assign request_address = address;
  assign request = value;
  assign in_ready = {taken, taken, taken};
  df_access #(.WIDTH(1), .LATENCY(LATENCY)) access (
    .clock(clock), .reset(reset), .in_valid(&in_valid), .in_ready(taken),
    .out(nothing), .out_valid(out_valid), .out_ready(out_ready),
    .request_valid(request_valid), .request_ready(request_ready),
    .response_valid(response_valid), .response(1'b0)
  );
endmodule

// Requests, and the responses that wait. Like an operator it writes all outputs at once: out_valid is 1 only if out_ready is.
module df_access #(
  parameter integer WIDTH = 1,
  parameter integer LATENCY = 0
) (
  input  logic clock,
  input  logic reset,
  input  logic in_valid,
  output logic in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready,
  output logic request_valid,
  input  logic request_ready,
  input  logic response_valid,
  input  logic [WIDTH-1:0] response
);
  generate
    if (LATENCY == 0) begin : direct
      assign request_valid = in_valid & out_ready;
      assign in_ready = request_valid & request_ready & response_valid;
      assign out_valid = in_ready;
      assign out = response;
    end else begin : queued
      localparam integer SLOTS = LATENCY + 1;
      localparam integer BITS = $clog2(SLOTS + 1);
      logic [SLOTS*WIDTH-1:0] slots;
      logic [BITS-1:0] pending;
      logic [BITS-1:0] waiting;
      wire [(SLOTS+1)*WIDTH-1:0] shifted = {slots, response};
      wire given = (waiting != {BITS{1'b0}} | response_valid) & out_ready;
      assign request_valid = in_valid & pending != SLOTS[BITS-1:0];
      assign in_ready = request_valid & request_ready;
      assign out_valid = given;
      assign out = shifted[waiting*WIDTH+:WIDTH];
      always_ff @(posedge clock)
        if (reset) begin
          pending <= {BITS{1'b0}};
          waiting <= {BITS{1'b0}};
        end else begin
          pending <= pending + {{BITS - 1{1'b0}}, in_ready} - {{BITS - 1{1'b0}}, given};
          waiting <= waiting + {{BITS - 1{1'b0}}, response_valid} - {{BITS - 1{1'b0}}, given};
        end
      always_ff @(posedge clock) if (response_valid) slots <= shifted[SLOTS*WIDTH-1:0];
    end
  endgenerate
endmodule

// The address of memory that the function has for itself, and an order token.
module df_alloca #(
  parameter integer WIDTH = 1
) (
  input  logic [WIDTH-1:0] address,
  input  logic in_valid,
  output logic in_ready,
  output logic [WIDTH-1:0] out,
  output logic [1:0] out_valid,
  input  logic [1:0] out_ready
);
  wire fire = in_valid & &out_ready;
  assign out = address;
  assign in_ready = fire;
  assign out_valid = {fire, fire};
endmodule
