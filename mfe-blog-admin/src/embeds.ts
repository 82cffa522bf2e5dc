import type { SiteEmbeds } from 'blog-tool/tool-site';
import { robotPictures } from 'shared-config/media/robot-pictures';
import { embeddedFilms } from 'shared-config/posts/embeds';
import { robotNames, robotVariantNames } from 'shared-config/robots/robot-names';
import { EmbedView } from 'shared-ui/post/embed-view';

/** The embeds that a post of this site may show. */
export const embeds: SiteEmbeds = {
  kinds: {
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
