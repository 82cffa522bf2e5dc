import type { ToolSite } from 'blog-tool/tool-site';
import { robotPictures } from 'shared-config/media/robot-pictures';
import { embeddedFilms } from 'shared-config/posts/embeds';
import { postsPath } from 'shared-config/posts/post-address';
import { robotNames, robotVariantNames } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';
import { EmbedView } from 'shared-ui/post/embed-view';

/** What the blog tool knows of this site. */
export const toolSite: ToolSite = {
  name: site.companyName,
  origin: site.origin,
  posts: postsPath,
  embeds: {
    robot: {
      label: 'Robot',
      initial: 'fork',
      items: Object.fromEntries(
        robotVariantNames.map((name) => [name, { title: robotNames[name], picture: robotPictures[name].webp.src }]),
      ),
    },
    film: {
      label: 'Film',
      initial: 'lifters-in-aisle',
      items: Object.fromEntries(
        embeddedFilms.map(({ name, title, file }) => [name, { title, picture: file.poster.webp.src }]),
      ),
    },
  },
  Embed: EmbedView,
};
