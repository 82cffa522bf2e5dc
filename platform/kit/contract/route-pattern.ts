/** A pattern or an address as `segmentsCover` compares it. */
export const segmentsOf = (pattern: string): string[] => pattern.toLowerCase().split('/');
const isParameter = (segment: string | undefined) => segment?.startsWith(':') === true;

// A parameter matches every word, and upper and lower case are the same, as where React Router ranks routes; a test compares.

/** Whether one pattern of the router matches every address that another one matches. @param other a pattern or an address */
export const patternCovers = (pattern: string, other: string): boolean =>
  segmentsCover(segmentsOf(pattern), segmentsOf(other));

/** As `patternCovers`, for a caller that compares each pattern with many others and splits it once. */
export const segmentsCover = (segments: readonly string[], others: readonly string[]): boolean =>
  segments.length === others.length &&
  segments.every((segment, index) => isParameter(segment) || segment === others[index]);

/** Whether there is an address that two patterns of the router both match. */
export function patternsOverlap(one: string, other: string): boolean {
  const [segments, others] = [segmentsOf(one), segmentsOf(other)];
  return (
    segments.length === others.length &&
    segments.every((segment, index) => isParameter(segment) || isParameter(others[index]) || segment === others[index])
  );
}
