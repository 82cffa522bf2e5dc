// The package has no types; these are the parts in use.
declare module 'fontkit' {
  type Glyphs = { hasGlyphForCodePoint: (codePoint: number) => boolean };
  export function create(file: Buffer): Glyphs;
}
