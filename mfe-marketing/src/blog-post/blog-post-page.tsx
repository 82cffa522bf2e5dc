import { usePagePosts } from 'kit/page/contexts';
import { Picture } from 'kit/page/picture';
import { PostArticle } from 'kit/page/post/post-article';
import { formatDay } from 'kit/posts/format-day';
import { pagePostSchema } from 'kit/posts/page-post';
import { showPicture } from 'kit/posts/show-picture';
import { useMemo } from 'react';
import { authorPath, postAddress } from 'shared-config/posts/post-address';
import { site, siteAddress } from 'shared-config/site';
import { useSetInterest } from 'shared-config/store';
import { Closing } from 'shared-ui/page/closing';
import { NextLinks } from 'shared-ui/page/next-links';
import page from 'shared-ui/page/page.module.css';
import { PageHead } from 'shared-ui/page/page-head';
import { EmbedView } from 'shared-ui/post/embed-view';
import * as v from 'valibot';
import { Breadcrumb, breadcrumbJsonLd } from '../page/breadcrumb';
import { pictureOf } from './blog-cards';
import styles from './blog-post-page.module.css';
import { FeedLink } from './feed-link';
import { PostByline } from './post-byline';
import { TagLinks } from './tag-links';

/** `/blogs/{slug}`: a post that staff have published. */
export default function BlogPostPage() {
  const setInterest = useSetInterest();
  const posts = usePagePosts();
  const post = useMemo(() => v.parse(v.optional(pagePostSchema), posts.post), [posts.post]);
  if (!post) throw new Error('/blogs/{slug}: the page came without its post. Compose the site again');
  const path = postAddress(post.slug);
  const picture = pictureOf(post);
  const pictures = new Map(post.pictures?.map((one) => [one.name, showPicture(one)]));
  const crumbs = [{ label: 'Home', to: '/' }, { label: 'Blogs', to: '/blogs' }, { label: post.title }];
  const image = picture.webp.src;
  const { by, tags = [], related = [] } = post;
  const published = post.publishAt ?? post.publishDate;
  return (
    <article className={page.page}>
      <PageHead
        title={post.metaTitle || post.title}
        description={post.metaDescription || post.excerpt || `${post.title}: an article by ${site.companyName}.`}
        path={path}
        shareImage="articles"
        sharePicture={post.share && `/media/${post.share}`}
        article={
          <>
            {published && <meta property="article:published_time" content={published} />}
            <meta property="article:modified_time" content={post.updatedAt} />
            {post.author && <meta property="article:author" content={post.author} />}
            {post.category && <meta property="article:section" content={post.category} />}
            {tags.map(({ slug, name }) => (
              <meta key={slug} property="article:tag" content={name} />
            ))}
          </>
        }
        jsonLd={{
          '@graph': [
            breadcrumbJsonLd(crumbs, path),
            {
              '@type': 'Article',
              headline: post.title,
              ...(post.author
                ? {
                    author: {
                      '@type': 'Person',
                      name: by?.name ?? post.author,
                      ...(by ? { url: siteAddress(encodeURI(authorPath(by.slug))) } : {}),
                    },
                  }
                : {}),
              ...(published ? { datePublished: published } : {}),
              dateModified: post.updatedAt,
              ...(post.category ? { articleSection: post.category } : {}),
              ...(tags.length > 0 ? { keywords: tags.map(({ name }) => name) } : {}),
              ...(image ? { image: new URL(image, site.origin).href } : {}),
              mainEntityOfPage: siteAddress(path),
              publisher: { '@type': 'Organization', name: site.companyName },
            },
          ],
        }}
      />
      <FeedLink />
      <div className={styles.post}>
        <Breadcrumb crumbs={crumbs} />
        <PostArticle
          post={post}
          Embed={EmbedView}
          cover={
            post.cover && (
              <Picture
                file={picture}
                alt={post.coverAlt ?? ''}
                loading="eager"
                className={styles.cover}
                sizes="(width >= 776px) 736px, calc(100vw - 2.5rem)"
                maxWidth={1280}
              />
            )
          }
          standfirst={post.excerpt}
          byline={by && <PostByline by={by} day={post.publishDate} />}
          hasAnchors
          findPicture={(name) => pictures.get(name)}
        />
        {tags.length > 0 && (
          <div className={styles.tags}>
            <TagLinks tags={tags} />
          </div>
        )}
      </div>
      {!post.cover && (
        <Picture
          file={picture}
          alt=""
          className={styles.picture}
          sizes="(width >= 1408px) 1280px, calc(100vw - 2.5rem)"
        />
      )}
      <Closing
        title="A question about this?"
        text="Ask the author. An engineer answers."
        label="Ask an engineer"
        onContact={() => setInterest({ label: post.title, path })}
      />
      {related.length > 0 && (
        <NextLinks
          id="related"
          title="Related posts"
          links={related.map(({ slug, title, category, publishDate }) => ({
            to: postAddress(slug),
            title,
            dir: 'auto',
            text: [category, publishDate && formatDay(publishDate)].filter(Boolean).join(', '),
          }))}
        />
      )}
    </article>
  );
}
