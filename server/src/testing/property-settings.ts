/** How many cases a property test runs; PROPERTY_RUNS sets another number. */
export const propertyRuns = Number(process.env['PROPERTY_RUNS'] ?? 300);
