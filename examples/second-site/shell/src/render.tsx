import 'shared-config/layers.css';
import 'shared-config/tokens.css';
import 'shared-config/typefaces.css';
import 'shared-config/global.css';
import { createRenderer } from 'kit/host/create-renderer';
import { mediaAddress } from 'kit/media/media-file';
import { palette } from 'shared-config/palette';
import { siteDefinition } from 'shared-config/site-definition';
import { pagesId } from './header/site-header';
import { hostedSite } from './hosted-site';

const headTags = () =>
  `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${palette.page.light}">` +
  `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${palette.page.dark}">` +
  `<link rel="icon" href="${mediaAddress('zeichen.svg')}" type="image/svg+xml">`;

/** The functions that compose calls: both are the host's contract (kit/contract/host-renderer.ts). */
export const { initialise, renderPage } = createRenderer(hostedSite, {
  language: siteDefinition.language,
  paintedFrom: pagesId,
  headTags,
});
