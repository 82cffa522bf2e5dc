/**
 * The basis of all robots' run times: the charge that is left (%), and how much more than the average power is drawn (%) for the lower
 * figure of a range.
 */
export const runTimeBasis = { chargeLeft: 15, morePower: 25 } as const;

/** It in words, for a table. */
export const runTimeBasisInWords = `From full to ${runTimeBasis.chargeLeft}% charge, at the average power`;

/** The basis of the lower figure of two, in words. */
export const lowerRunTimeInWords = `The lower figure of two is for ${runTimeBasis.morePower}% more power`;
