import type { ToolSite } from 'blog-tool/tool-site';
import { postsPath } from 'shared-config/posts';
import { site } from 'shared-config/site';

/** The facts about this site that the blog tool needs. */
export const toolSite: ToolSite = {
  name: site.companyName,
  origin: site.origin,
  posts: postsPath,
  loadEmbeds: async () => ({ kinds: {} }),
};
