// The package has no types, and those of DefinitelyTyped know no `keepFeatures`.
declare module 'subset-font' {
  type SubsetOptions = {
    targetFormat: 'woff2' | 'sfnt';
    variationAxes?: Record<string, number | { min: number; max: number }>;
    keepFeatures?: readonly string[];
  };
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
