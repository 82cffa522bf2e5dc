import { PostArticle, type PostArticleProps } from 'shared-ui/post/post-article';
import type { PostDraft } from '../posts/post-draft';
import { sanitiseBlocks } from '../rich-text/sanitise-rich-text';

/** A post, and the level of its title. */
type PostPreviewProps = Pick<PostArticleProps, 'titleLevel'> & { post: PostDraft };

/** A post as readers would see it, without its unknown blocks. */
export function PostPreview({ post, titleLevel = 'h1' }: PostPreviewProps) {
  const content = sanitiseBlocks(post.content.filter((block) => block.type !== 'unknown'));
  return <PostArticle post={{ ...post, content }} titleLevel={titleLevel} />;
}
