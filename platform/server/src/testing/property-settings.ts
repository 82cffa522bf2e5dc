const runs = process.env['PROPERTY_RUNS'];

/** The same cases at every run; PROPERTY_RUNS sets how many other ones to try. */
export const propertySettings = runs === undefined ? { numRuns: 300, seed: 47 } : { numRuns: Number(runs) };
