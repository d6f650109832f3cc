/** After so many months without signing in people are asked whether they still need their access. */
export const unusedMonths = 12;
