// The package has no types; this is what is used of it.
declare module 'fontkit' {
  type Glyphs = { hasGlyphForCodePoint: (codePoint: number) => boolean };
  export function create(file: Buffer): Glyphs;
}
