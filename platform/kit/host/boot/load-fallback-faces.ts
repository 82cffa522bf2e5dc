/**
 * Runs inline in the head of every page: has the system fonts ready that stand in with the typeface's measures until that arrives.
 *
 * Its source text is inlined, comments included. So it must not refer to anything outside itself, and its comments stand
 * here, where they cost no visitor a byte.
 *
 * - While one face of a list is on its way Firefox begins to load no further one, not even of a font that is installed, and takes
 *   the next system font: headings broke elsewhere, and the page moved under the pointer when the typeface arrived.
 * - Letters and the space have faces of their own, and so have text and headings (docs/decisions/0048).
 * - A system has one of the fonts; the faces of the other fail.
 */
export function loadFallbackFaces(): void {
  const families = getComputedStyle(document.documentElement).getPropertyValue('--font-fallback');
  for (const weight of [400, 700]) document.fonts.load(`${weight} 1em ${families}`, 'a ').catch(() => {});
}
