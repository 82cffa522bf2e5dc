import { blockSchema } from 'shared-config/posts/block';
import { mapRichText } from 'shared-config/posts/map-rich-text';
import { PostArticle, type PostArticleProps } from 'shared-ui/post/post-article';
import * as v from 'valibot';
import { storedBlock } from '../posts/draft-blocks';
import type { PostDraft } from '../posts/post-draft';
import { sanitiseRichText } from '../rich-text/sanitise-rich-text';

/** A post, and the level of its title. */
type PostPreviewProps = Pick<PostArticleProps, 'titleLevel'> & { post: PostDraft };

/** A post as readers would see it, without the blocks that this release does not know. */
export function PostPreview({ post, titleLevel = 'h1' }: PostPreviewProps) {
  const content = post.content.flatMap((block) => {
    const known = v.safeParse(blockSchema, storedBlock(block));
    return known.success ? [mapRichText(known.output, sanitiseRichText)] : [];
  });
  return <PostArticle post={{ ...post, content }} titleLevel={titleLevel} />;
}
