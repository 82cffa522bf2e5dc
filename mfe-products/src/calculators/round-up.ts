/** Rounds up to a whole number; a number that only rounding errors made a little more than whole counts as whole. */
export const roundUp = (value: number) => Math.ceil(Number(value.toFixed(9)));
