import { PostArticle, type PostArticleProps } from 'kit/page/post/post-article';
import { type Block, blockSchema } from 'kit/posts/block';
import { mapRichText } from 'kit/posts/map-rich-text';
import { sanitiseRichText } from 'kit/posts/sanitise-rich-text';
import * as v from 'valibot';
import type { Pictures } from '../pictures/pictures';
import { usePictureFiles } from '../pictures/use-picture-files';
import type { DraftBlock } from '../posts/draft-blocks';
import type { PostDraft } from '../posts/post-draft';
import { storedBlock } from '../posts/stored-blocks';
import { useEmbeds } from '../site/tool-site';

/** A post, the level of its title, and the content above its text. */
type PostPreviewProps = Pick<PostArticleProps, 'titleLevel' | 'byline' | 'standfirst' | 'cover'> & {
  post: PostDraft;
  /** Where its pictures are; without it none is shown. */
  pictures: Pick<Pictures, 'addressOf'> | undefined;
};

/** A post as readers would see it, without the blocks that this release does not know. */
export function PostPreview({ post, pictures, ...around }: PostPreviewProps) {
  const { Embed } = useEmbeds();
  const files = usePictureFiles(pictures, post.content);
  const content = post.content.flatMap((block) => shownBlock(block) ?? []);
  return <PostArticle {...around} post={{ ...post, content }} {...files} {...(Embed && { Embed })} />;
}

/** The preview of each block: blocks never change, and of a long post all but one are as they were. */
const shown = new WeakMap<DraftBlock, Block | undefined>();

function shownBlock(block: DraftBlock): Block | undefined {
  if (!shown.has(block)) {
    const known = v.safeParse(blockSchema, storedBlock(block));
    shown.set(block, known.success ? mapRichText(known.output, (html) => sanitiseRichText(html).html) : undefined);
  }
  return shown.get(block);
}
