// One layer of a neural network: weights, biases, and nothing negative passes.
void fully_connected(const int *restrict weight, const int *restrict bias, const int *restrict in, int *restrict out,
                     int outs, int ins) {
  for (int i = 0; i < outs; i++) {
    int sum = bias[i];
    for (int j = 0; j < ins; j++)
      sum += weight[i * ins + j] * in[j];
    out[i] = sum > 0 ? sum >> 4 : 0;
  }
}
