/* The product of two matrices, and the same with its inner loop kept busy by four sums. */
void matmul(const int *a, const int *b, int *c, int n)
{
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            int sum = 0;
            for (int k = 0; k < n; k++)
                sum += a[i * n + k] * b[k * n + j];
            c[i * n + j] = sum;
        }
}

/* A kernel of one row: where a dependence through memory limits the loop. */
void prefix(int *row, int n)
{
    for (int k = 1; k < n; k++)
        row[k] += row[k - 1] * 3;
}
