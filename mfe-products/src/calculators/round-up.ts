/** Rounds up to a whole number; what only computing made a little more than whole counts as whole. */
export const roundUp = (value: number) => Math.ceil(Number(value.toFixed(9)));
