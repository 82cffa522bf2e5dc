import { menuPictures } from '../media-list';

/**
 * The menus' pictures as backgrounds: a browser without script fetches every `img` at once, also in a closed menu. By the
 * addresses of the links, because classes would cost more, in the HTML and the script of every page.
 * @param published names of the files that are published
 */
export function describeMenus(published: readonly string[]): string {
  const files = published.filter((name) => name.endsWith('.avif'));
  const rules = Object.entries(menuPictures).map(([end, render]) => {
    const file = files.find((name) => name.startsWith(`${render}.`));
    if (!file) throw new Error(`${render}: no such AVIF. Give media/media-list.ts a width it is published in`);
    const dark = files.find((name) => name.startsWith(`${render.replace(/-(\d+)$/, '-dark-$1')}.`));
    const selector = `.pictured [href$="${end}"]::before`;
    return [
      `${selector} {\n  content: "";\n  background-image: url("/media/${file}");\n}\n`,
      dark &&
        `@media screen and (prefers-color-scheme: dark) {\n  ${selector} {\n    background-image: url("/media/${dark}");\n  }\n}\n`,
    ]
      .filter(Boolean)
      .join('\n');
  });
  return `/* Written by media/publish/publish-media.ts; do not edit. A picture of the header's menus is fetched when it is shown. */\n${rules.join('\n')}`;
}
