import { PageMissingError } from 'kit/contract/page-missing';
import { usePagePosts } from 'kit/page/contexts';
import { tagSubjectSchema } from 'kit/posts/posts-subject';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { tagPath } from 'shared-config/posts/post-address';
import { site } from 'shared-config/site';
import * as v from 'valibot';
import { blogCards } from '../blog-post/blog-cards';
import { CollectionFrame, describeCount } from './collection-frame';

/** `/tags/{slug}`: the posts of a tag, the newest first. */
export function TagPage() {
  const { pathname } = useLocation();
  const { summaries, subject } = usePagePosts();
  const about = useMemo(() => v.parse(v.optional(tagSubjectSchema), subject), [subject]);
  if (!about) throw new PageMissingError(pathname);
  const { tag, count } = about;
  return (
    <CollectionFrame
      title={`Posts about “${tag.name}”`}
      description={`What engineers of ${site.companyName} write about “${tag.name}”: posts on mobile robots, integration and running a fleet.`}
      path={encodeURI(tagPath(tag.slug))}
      heading={tag.name}
      lead={describeCount(count, summaries.length)}
      node={{ '@type': 'CollectionPage', about: tag.name }}
      cards={blogCards(summaries, [])}
    />
  );
}
