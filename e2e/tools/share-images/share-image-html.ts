import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { palette } from 'shared-config/palette';
import { site } from 'shared-config/site';
import { escapeXml } from '../../../platform/delivery/src/compose/write/escape-xml';

/**
 * A page of 1200 × 630 px with a title on a picture that is darkened below it, and the company's mark.
 * @param picture absolute address
 * @param media folder of the published media, for the typeface: another origin would not get it
 */
export function shareImageHtml(title: string, picture: string, media: string): string {
  const faces = readdirSync(media)
    .filter((file) => /^archivo.*\.woff2$/.test(file))
    .map((file) => {
      const range = file.includes('central-europe') ? 'unicode-range: U+100-17f;' : '';
      const data = readFileSync(join(media, file)).toString('base64');
      return `@font-face { font-family: Archivo; font-weight: 400 700; src: url(data:font/woff2;base64,${data}); ${range} }`;
    });
  const mark = readFileSync(join(media, 'logo.svg'), 'utf8')
    .replace(palette.ink.light, '#fff')
    .replace(palette.accent.light, palette.accent.dark);
  return `<!doctype html>
<style>
  ${faces.join('\n')}
  body { position: relative; height: 630px; margin: 0; font-family: Archivo; color: #fff; background: #16181b; }
  img { width: 1200px; height: 630px; object-fit: cover; }
  .words { position: absolute; inset: auto 0 0; display: grid; gap: 26px; padding: 130px 64px 48px; background: linear-gradient(to top, rgb(16 18 21 / 92%), rgb(16 18 21 / 76%) 55%, transparent); }
  h1 { margin: 0; max-width: 1000px; font-size: ${title.length > 48 ? 54 : 64}px; font-weight: 600; line-height: 1.08; letter-spacing: -0.02em; text-wrap: balance; }
  svg { width: 38px; height: 38px; }
  p { display: flex; align-items: center; gap: 14px; margin: 0; font-size: 30px; font-weight: 700; letter-spacing: -0.01em; }
</style>
<img src="${picture}" alt="">
<div class="words">
  <h1>${escapeXml(title)}</h1>
  <p>
    ${mark}
    ${escapeXml(site.companyName)}
  </p>
</div>`;
}
