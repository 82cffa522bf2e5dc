/** Cases of a property test: few enough to be quick, and as many as wanted by PROPERTY_RUNS. */
export const propertyRuns = Number(process.env['PROPERTY_RUNS'] ?? 5000);
