import * as v from 'valibot';

const colourSchema = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'must be a colour such as "#16181b"'));
const schemeSchema = v.object({ light: colourSchema, dark: colourSchema });

/** Colours that stand on each other: text needs a contrast of 4.5, and outlines of controls or the focus one of 3 (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs = [
  ...(['ink', 'inkSoft', 'accent', 'error'] as const).flatMap((text) =>
    (['page', 'surface'] as const).map((ground) => ({ on: ground, of: text, least: 4.5 })),
  ),
  { on: 'accent', of: 'onAccent', least: 4.5 },
  ...(['lineStrong', 'focus'] as const).map((of) => ({ on: 'page' as const, of, least: 3 })),
] as const;

/** Schema of the colours that the platform's own pages have: their names are the contract's, their values the site's. */
export const paletteSchema = v.object({
  page: schemeSchema,
  surface: schemeSchema,
  ink: schemeSchema,
  inkSoft: schemeSchema,
  lineStrong: schemeSchema,
  accent: schemeSchema,
  onAccent: schemeSchema,
  error: schemeSchema,
  focus: schemeSchema,
});

/** Colours of a palette that cannot be read, where a site is declared: a site that is composed keeps its colours. */
export const findFaint = (palette: Palette): string[] =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    pairs.flatMap(({ on, of, least }) => {
      const contrast = contrastOf(palette[on][scheme], palette[of][scheme]);
      if (contrast >= least) return [];
      return `"${of}" on "${on}" has a contrast of ${contrast.toFixed(1)} (${scheme}), and needs ${least}`;
    }),
  );

/** Colours in both colour schemes. */
export type Palette = v.InferOutput<typeof paletteSchema>;

/** A colour as CSS that follows the visitor's colour scheme. */
const lightDark = ({ light, dark }: Palette['ink']): string => `light-dark(${light},${dark})`;

/** The custom properties of a palette, such as `--colour-ink-soft`, as the style of a page that has no other of the site. */
export const writeColours = (palette: Palette): string =>
  `:root{color-scheme:light dark;${Object.entries(palette)
    .map(
      ([name, colour]) =>
        `--colour-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${lightDark(colour)}`,
    )
    .join(';')}}`;

/** The colours of a site that was composed before sites had some. */
export const plainPalette: Palette = {
  page: { light: '#ffffff', dark: '#161616' },
  surface: { light: '#ffffff', dark: '#202020' },
  ink: { light: '#1a1a1a', dark: '#f2f2f2' },
  inkSoft: { light: '#555555', dark: '#b8b8b8' },
  lineStrong: { light: '#808080', dark: '#8a8a8a' },
  accent: { light: '#1d4ed8', dark: '#93b4ff' },
  onAccent: { light: '#ffffff', dark: '#101828' },
  error: { light: '#b3261e', dark: '#ff9b92' },
  focus: { light: '#1d4ed8', dark: '#93b4ff' },
};

function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance, as WCAG 2.2 defines it. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
