// The package has no types; this is what is used of it.
declare module 'fontkit' {
  type Font = Record<'unitsPerEm' | 'ascent' | 'descent' | 'lineGap', number> & {
    layout: (text: string) => { advanceWidth: number };
  };
  export function create(file: Buffer): Font;
}
