import 'shared-config/layers.css';
import 'shared-config/tokens.css';
import 'shared-config/global.css';
import { createRenderer } from 'kit/host/create-renderer';
import { mediaAddress } from 'kit/media/media-file';
import { siteDefinition } from 'shared-config/site-definition';
import { hostedSite } from './hosted-site';
import { pagesId } from './site-frame';

const headTags = () => `<link rel="icon" href="${mediaAddress('favicon.svg')}" type="image/svg+xml">`;

/** The functions that compose calls: both are the host's contract (kit/contract/host-renderer.ts). */
export const { initialise, renderPage } = createRenderer(hostedSite, {
  language: siteDefinition.language,
  paintedFrom: pagesId,
  headTags,
});
