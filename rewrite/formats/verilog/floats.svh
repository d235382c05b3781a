  // Bits of exponents and fractions, of the operands and of the result.
  localparam integer FROM_EXPONENT = OPERAND == 16 ? 5 : OPERAND == 32 ? 8 : 11;
  localparam integer FROM_FRACTION = OPERAND == 16 ? 10 : OPERAND == 32 ? 23 : 52;
  localparam integer EXPONENT = WIDTH == 16 ? 5 : WIDTH == 32 ? 8 : 11;
  localparam integer FRACTION = WIDTH == 16 ? 10 : WIDTH == 32 ? 23 : 52;
  localparam integer BIAS = (1 << (EXPONENT - 1)) - 1;
  localparam logic [63:0] INFINITY = ((64'd1 << EXPONENT) - 64'd1) << FRACTION;

  // The bits in binary64 of a float of OPERAND bits, exactly.
  function automatic logic [63:0] widen(input logic [OPERAND-1:0] bits);
    logic [63:0] all, significand;
    integer exponent;
    begin
      all = {64'd0, bits};
      exponent = (all >> FROM_FRACTION) & ((64'd1 << FROM_EXPONENT) - 64'd1);
      significand = (all & ((64'd1 << FROM_FRACTION) - 64'd1)) << (52 - FROM_FRACTION);
      if (OPERAND == 64) widen = all;
      else if (exponent == (1 << FROM_EXPONENT) - 1) widen = {bits[OPERAND-1], 11'h7ff, significand[51:0]};
      else if (exponent == 0 && significand == 64'd0) widen = {bits[OPERAND-1], 63'd0};
      else begin
        if (exponent == 0) begin
          exponent = 1;
          while (!significand[52]) begin
            significand = significand << 1;
            exponent = exponent - 1;
          end
        end
        exponent = exponent - ((1 << (FROM_EXPONENT - 1)) - 1) + 1023;
        widen = {bits[OPERAND-1], exponent[10:0], significand[51:0]};
      end
    end
  endfunction

  // The magnitude of a signed integer, as an unsigned one.
  function automatic logic [OPERAND-1:0] magnitude(input logic [OPERAND-1:0] bits);
    magnitude = bits[OPERAND-1] ? -bits : bits;
  endfunction

  function automatic real number(input logic [OPERAND-1:0] bits);
    number = $bitstoreal(widen(bits));
  endfunction

  function automatic logic is_nan(input logic [OPERAND-1:0] bits);
    logic [63:0] wide;
    begin
      wide = widen(bits);
      is_nan = wide[62:0] > 63'h7ff0000000000000;
    end
  endfunction

  // The float nearest to significand × 2^exponent, of two as near the one with an even fraction.
  function automatic logic [63:0] encode(input logic sign, input logic [511:0] significand, input integer exponent);
    logic [511:0] kept, rest, half;
    logic [63:0] found;
    integer top, field, shift;
    begin
      top = 0;
      rest = significand >> 1;
      while (rest != 512'd0) begin
        top = top + 1;
        rest = rest >> 1;
      end
      field = exponent + top + BIAS;
      shift = (field >= 1 ? field : 1) - BIAS - FRACTION - exponent;
      kept = shift > 0 ? significand >> shift : significand << -shift;
      if (shift > 0) begin
        rest = significand - (kept << shift);
        half = 512'd1 << (shift - 1);
        if (shift <= 511 && (rest > half || rest == half && kept[0])) kept = kept + 512'd1;
      end
      found = 64'd0;
      if (field >= 1) found = ({32'd0, field[31:0]} - 64'd1) << FRACTION;
      found = found + kept[63:0];
      if (field >= (1 << EXPONENT) - 1 || found > INFINITY) found = INFINITY;
      if (significand == 512'd0) found = 64'd0;
      encode = found | ({63'd0, sign} << (EXPONENT + FRACTION));
    end
  endfunction

  // A number in binary64 as a float of WIDTH bits.
  function automatic logic [63:0] narrow(input logic [63:0] bits);
    logic [511:0] significand;
    begin
      significand = {460'd0, bits[51:0]};
      if (WIDTH == 64) narrow = bits;
      else if (bits[62:52] == 11'h7ff)
        narrow = INFINITY | ({63'd0, bits[63]} << (EXPONENT + FRACTION)) | (bits[51:0] >> (52 - FRACTION)) |
          ({63'd0, bits[51:0] != 52'd0} << (FRACTION - 1));
      else if (bits[62:52] == 11'd0) narrow = encode(bits[63], significand, -1074);
      else narrow = encode(bits[63], significand | (512'd1 << 52), bits[62:52] - 1075);
    end
  endfunction

  // An integer in binary64: without the fraction, and one more in magnitude where there was one, if it is to go
  // outwards.
  function automatic logic [63:0] whole(input logic [63:0] bits, input logic outwards);
    integer below;
    logic [63:0] mask, rest;
    begin
      below = 1075 - bits[62:52];
      rest = {1'b0, bits[62:0]};
      if (below <= 0) whole = bits;
      else if (below > 52)
        whole = {bits[63], outwards && rest != 64'd0 ? 63'h3ff0000000000000 : 63'd0};
      else begin
        mask = (64'd1 << below) - 64'd1;
        if (outwards && (rest & mask) != 64'd0) rest = rest + mask + 64'd1;
        rest = rest & ~mask;
        whole = {bits[63], rest[62:0]};
      end
    end
  endfunction

  // The part of a number in binary64 before the point, or the integer of WIDTH bits that is nearest to it; 0 for a NaN.
  function automatic logic [WIDTH-1:0] integral(input logic [63:0] bits, input logic is_signed);
    logic [511:0] part, limit;
    integer by;
    begin
      by = bits[62:52] - 1075;
      part = {459'd0, bits[62:52] != 11'd0, bits[51:0]};
      limit = is_signed ? (512'd1 << (WIDTH - 1)) - 512'd1 + {511'd0, bits[63]} : (512'd1 << WIDTH) - 512'd1;
      if (by > WIDTH) part = part == 512'd0 ? part : limit;
      else part = by >= 0 ? part << by : part >> -by;
      if (bits[62:52] == 11'h7ff) part = limit;
      if (part > limit) part = limit;
      if (bits[62:0] > 63'h7ff0000000000000 || bits[63] && !is_signed) part = 512'd0;
      integral = bits[63] ? -part[WIDTH-1:0] : part[WIDTH-1:0];
    end
  endfunction

  // a × b + c of numbers in binary64, as a float of WIDTH bits.
  function automatic logic [63:0] fused(input logic [63:0] a, input logic [63:0] b, input logic [63:0] c);
    logic [511:0] product, summand;
    logic sign;
    integer low, other, apart;
    real value;
    begin
      sign = a[63] ^ b[63];
      product = {459'd0, a[62:52] != 11'd0, a[51:0]} * {459'd0, b[62:52] != 11'd0, b[51:0]};
      low = (a[62:52] == 11'd0 ? 1 : a[62:52]) + (b[62:52] == 11'd0 ? 1 : b[62:52]) - 2150;
      summand = {459'd0, c[62:52] != 11'd0, c[51:0]};
      other = (c[62:52] == 11'd0 ? 1 : c[62:52]) - 1075;
      if (a[62:52] == 11'h7ff || b[62:52] == 11'h7ff || c[62:52] == 11'h7ff || product == 512'd0 && summand == 512'd0) begin
        // Nothing is rounded here; a product of finite numbers is too small to count beside an infinity.
        if (a[62:52] == 11'h7ff || b[62:52] == 11'h7ff || c[62:52] != 11'h7ff) value = $bitstoreal(a) * $bitstoreal(b);
        else value = 0.0;
        fused = narrow($realtobits(value + $bitstoreal(c)));
      end else if (product == 512'd0) fused = narrow(c);
      else begin
        if (summand == 512'd0) other = low;
        apart = low > other ? low - other : other - low;
        // What is far below the last bit counts as something there: both have at least one of their first 106 bits.
        if (apart > 240) begin
          if (low > other) begin
            product = product << 240;
            low = low - 240;
            summand = {511'd0, summand != 512'd0};
          end else begin
            summand = summand << 240;
            low = other - 240;
            product = 512'd1;
          end
        end else if (low > other) begin
          product = product << apart;
          low = other;
        end else summand = summand << apart;
        if (sign == c[63]) fused = encode(sign, product + summand, low);
        else if (product == summand) fused = 64'd0;
        else if (product > summand) fused = encode(sign, product - summand, low);
        else fused = encode(c[63], summand - product, low);
      end
    end
  endfunction
