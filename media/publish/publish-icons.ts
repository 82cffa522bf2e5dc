import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../shared-config/src/site';
import { palette } from '../../shared-config/src/tokens/palette';
import { drawMark, encodeIcon } from './encode';
import { encoded, fresh, source } from './media-files';

/** The marks that browsers and search engines ask for by name; the page names them without a hash. */
export function publishIcons(): void {
  for (const file of ['logo.svg', 'favicon.svg']) copyFileSync(join(source, file), join(fresh, file));
  for (const width of [180, 192, 512]) {
    copyFileSync(
      drawMark(join(source, 'app-icon.svg'), join(encoded, `icon-${width}.png`), width),
      join(fresh, `icon-${width}.png`),
    );
  }
  const small = drawMark(join(source, 'app-icon.svg'), join(encoded, 'icon-32.png'), 32);
  const icons = [192, 512].map((width) => ({
    src: `icon-${width}.png`,
    sizes: `${width}x${width}`,
    type: 'image/png',
  }));
  // Its addresses are relative to its own.
  const manifest = {
    name: site.companyName,
    start_url: '../',
    display: 'browser',
    background_color: palette.page.light,
    icons,
  };
  writeFileSync(join(fresh, 'site.webmanifest'), JSON.stringify(manifest));
  copyFileSync(encodeIcon(small, join(encoded, 'favicon.ico')), join(fresh, 'favicon.ico'));
}
