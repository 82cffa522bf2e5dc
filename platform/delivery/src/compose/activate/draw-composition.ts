import type { Route } from 'kit/contract/composition';
import type { Palette } from 'kit/contract/palette';
import { escapeXml } from '../write/escape-xml';

/** The facts of a remote that the picture shows: from its definition or its release. */
export type DrawnRemote = {
  name: string;
  team: string;
  routes: readonly Pick<Route, 'path' | 'variants' | 'render'>[];
};

const rowHeight = 26;
const headHeight = 64;
const columnWidth = 290;
const gap = 20;
const shellHeight = 76;

/**
 * Draws which remote and which team owns which route, as an SVG for people. Without versions, so that it only changes
 * when a route does.
 */
export function drawComposition(
  remotes: readonly DrawnRemote[],
  { accent, ink, inkSoft, page, surface }: Palette,
): string {
  const rows = Math.max(...remotes.map(({ routes }) => routes.length));
  const width = remotes.length * (columnWidth + gap) + gap;
  const columnHeight = headHeight + rows * rowHeight + 14;
  const height = shellHeight + columnHeight + 3 * gap;
  const columns = remotes.map(({ name, team, routes }, index) => {
    const x = gap + index * (columnWidth + gap);
    const y = shellHeight + 2 * gap;
    const paths = routes.map(({ path, variants, render }, row) => {
      const note = variants
        ? ` (${variants.values.length} by ${variants.parameter})`
        : render === 'client'
          ? ' (staff)'
          : '';
      return `<text class="route" x="${x + 16}" y="${y + headHeight + 14 + row * rowHeight}">${escapeXml(path + note)}</text>`;
    });
    return (
      `<rect class="remote" x="${x}" y="${y}" width="${columnWidth}" height="${columnHeight}" rx="10"/>` +
      `<text class="name" x="${x + 16}" y="${y + 28}">${name}</text>` +
      `<text class="team" x="${x + 16}" y="${y + 48}">team ${escapeXml(team)}</text>${paths.join('')}`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="The shell around ${remotes.length} remotes and their routes">
<style>.page{fill:${page.light}}.shell{fill:${ink.light}}.remote{fill:${surface.light};stroke:${accent.light};stroke-width:1.5}text{font-family:system-ui,sans-serif;fill:${ink.light}}.name{font-size:17px;font-weight:700}.team{font-size:13px;fill:${inkSoft.light}}.route{font-size:13px;font-family:ui-monospace,monospace}.light{fill:${ink.dark}}.lightSoft{fill:${inkSoft.dark};font-size:13px}</style>
<rect class="page" width="${width}" height="${height}"/>
<rect class="shell" x="${gap}" y="${gap}" width="${width - 2 * gap}" height="${shellHeight}" rx="10"/>
<text class="name light" x="${gap + 16}" y="${gap + 32}">shell</text>
<text class="lightSoft" x="${gap + 16}" y="${gap + 54}">document, header, footer, dock, routing, remote loading; pages pinned and prerendered by compose</text>
${columns.join('\n')}
</svg>
`;
}
