/* A kernel: every lane smooths one element, except the lanes at the border. */
__attribute__((amdgpu_kernel)) void
smooth(__attribute__((address_space(1))) const float *from,
       __attribute__((address_space(1))) float *to, int size, int rounds)
{
    int at = __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x();
    if (at < 1 || at >= size - 1)
        return;
    float sum = from[at];
    for (int round = 0; round < rounds; round++)
        sum = (from[at - 1] + sum + from[at + 1]) * 0.25f;
    to[at] = sum;
}
