import type { ToolSite } from 'blog-tool/tool-site';
import { postsPath } from 'shared-config/posts';
import { site } from 'shared-config/site';

/** What the blog tool knows of this site. */
export const toolSite: ToolSite = {
  name: site.companyName,
  origin: site.origin,
  posts: postsPath,
  loadEmbeds: async () => ({ kinds: {} }),
};
