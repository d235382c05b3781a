// Memory for test benches: bytes from BASE on, which every port reads and writes, and answers LATENCY cycles behind requests.
module memory #(
  parameter integer LOADS = 1,
  parameter integer STORES = 1,
  parameter integer ADDRESS = 64,
  parameter integer DATA = 64,
  parameter integer LATENCY = 0,
  parameter logic [63:0] BASE = 64'h20000000,
  parameter integer BYTES = 65536
) (
  input  logic clock,
  input  logic reset,
  input  logic [LOADS-1:0] load_valid,
  output logic [LOADS-1:0] load_ready,
  input  logic [LOADS*ADDRESS-1:0] load_address,
  input  logic [LOADS*8-1:0] load_bytes,
  output logic [LOADS*DATA-1:0] load_data,
  output logic [LOADS-1:0] load_done,
  input  logic [STORES-1:0] store_valid,
  output logic [STORES-1:0] store_ready,
  input  logic [STORES*ADDRESS-1:0] store_address,
  input  logic [STORES*8-1:0] store_bytes,
  input  logic [STORES*DATA-1:0] store_data,
  output logic [STORES-1:0] store_done
);
  logic [7:0] bytes [0:BYTES-1];
  // How many of the accesses that have been made are outside of the memory.
  integer faults = 0;

  assign load_ready = ~{LOADS{reset}};
  assign store_ready = ~{STORES{reset}};

  genvar port;
  genvar lane;
  generate
    for (port = 0; port < LOADS; port = port + 1) begin : load
      wire [ADDRESS-1:0] at = load_address[port*ADDRESS+:ADDRESS] - BASE[ADDRESS-1:0];
      wire [DATA-1:0] value;
      for (lane = 0; lane < DATA / 8; lane = lane + 1) begin : part
        assign value[lane*8+:8] = lane < load_bytes[port*8+:8] ? bytes[at+lane] : 8'd0;
      end
      always @(posedge clock)
        if (load_valid[port] & load_ready[port] & !(at + load_bytes[port*8+:8] <= BYTES)) faults = faults + 1;
      delay #(.WIDTH(DATA), .LATENCY(LATENCY)) answer (
        .clock(clock), .reset(reset), .in(value), .in_valid(load_valid[port] & load_ready[port]),
        .out(load_data[port*DATA+:DATA]), .out_valid(load_done[port])
      );
    end
    for (port = 0; port < STORES; port = port + 1) begin : store
      wire [ADDRESS-1:0] at = store_address[port*ADDRESS+:ADDRESS] - BASE[ADDRESS-1:0];
      wire nothing;
      for (lane = 0; lane < DATA / 8; lane = lane + 1) begin : part
        always @(posedge clock)
          if (store_valid[port] & store_ready[port] & lane < store_bytes[port*8+:8])
            bytes[at+lane] <= store_data[port*DATA+lane*8+:8];
      end
      always @(posedge clock)
        if (store_valid[port] & store_ready[port] & !(at + store_bytes[port*8+:8] <= BYTES)) faults = faults + 1;
      delay #(.WIDTH(1), .LATENCY(LATENCY)) answer (
        .clock(clock), .reset(reset), .in(1'b0), .in_valid(store_valid[port] & store_ready[port]),
        .out(nothing), .out_valid(store_done[port])
      );
    end
  endgenerate
endmodule

// What goes in, LATENCY cycles later.
module delay #(
  parameter integer WIDTH = 1,
  parameter integer LATENCY = 0
) (
  input  logic clock,
  input  logic reset,
  input  logic [WIDTH-1:0] in,
  input  logic in_valid,
  output logic [WIDTH-1:0] out,
  output logic out_valid
);
  generate
    if (LATENCY == 0) begin : wired
      assign out = in;
      assign out_valid = in_valid;
    end else begin : registered
      logic [LATENCY*WIDTH-1:0] values;
      logic [LATENCY-1:0] valid;
      wire [(LATENCY+1)*WIDTH-1:0] values_next = {values, in};
      wire [LATENCY:0] valid_next = {valid, in_valid};
      assign out = values[(LATENCY-1)*WIDTH+:WIDTH];
      assign out_valid = valid[LATENCY-1];
      always_ff @(posedge clock) begin
        values <= values_next[LATENCY*WIDTH-1:0];
        valid <= reset ? {LATENCY{1'b0}} : valid_next[LATENCY-1:0];
      end
    end
  endgenerate
endmodule
