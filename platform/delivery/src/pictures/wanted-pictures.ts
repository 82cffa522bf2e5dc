import { type Cover, middle } from 'kit/posts/cover';
import type { Post } from 'kit/posts/post';
import { isPictureName } from 'kit/posts/stored-picture';

/** A form of a stored picture that pages need: the whole, or a crop around a point for a cover, a shared link or a person. */
export type WantedPicture = {
  name: string;
  form: 'whole' | 'cover' | 'share' | 'portrait';
  /** The point that is to be in the middle, in percent. */
  focus: { x: number; y: number };
};

/** The pictures that a post needs from the store. */
export type WantedByPost = {
  pictures: WantedPicture[];
  cover: WantedPicture | undefined;
  share: WantedPicture | undefined;
  portrait: WantedPicture | undefined;
};

/** A post, and the picture of who wrote it. */
export type PicturedPost = Post & { portrait?: Cover | undefined };

/** The pictures that a post needs from the store. Anything but the name of a picture is left out: paths are made of these. */
export function wantedBy({
  content,
  cover,
  sharePicture,
  portrait,
}: Pick<PicturedPost, 'content' | 'cover' | 'sharePicture' | 'portrait'>): WantedByPost {
  const names = new Set(content.flatMap((block) => (block.type === 'picture' ? [block.picture] : [])));
  const shared = sharePicture ?? cover;
  return {
    pictures: [...names].filter(isPictureName).map((name) => ({ name, form: 'whole', focus: middle })),
    cover: cover && cut('cover', cover),
    share: shared && cut('share', shared),
    portrait: portrait && cut('portrait', portrait),
  };
}

function cut(
  form: Exclude<WantedPicture['form'], 'whole'>,
  { picture: name, focus = middle }: Cover,
): WantedPicture | undefined {
  if (!isPictureName(name)) return undefined;
  return { name, form, focus: { x: percent(focus.x), y: percent(focus.y) } };
}

const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

/**
 * The name by which pages know a picture. A drawing that an earlier version has stored is pixels there like any other; remotes and caches
 * that know it as SVG would look for that.
 */
export const publishedName = (name: string): string => name.replace(/\.svg$/, '.png');

/**
 * A text that is the same for the same picture alone. A drawing has one of its own: neither that of a picture whose name differs by its
 * ending, nor its name, under which an earlier version kept an SVG.
 */
export const keyOf = ({ name, form, focus }: WantedPicture): string =>
  publishedName(name) +
  (name === publishedName(name) ? '' : '-drawing') +
  (form === 'whole' ? '' : `-${form}-${focus.x}-${focus.y}`);
