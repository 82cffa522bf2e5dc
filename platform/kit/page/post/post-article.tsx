import { useWords } from 'kit/page/contexts';
import type { ReactNode } from 'react';
import type { PictureFile } from '../../media/media-file';
import type { Block } from '../../posts/block';
import { formatDay } from '../../posts/format-day';
import { headingAnchors, nameTables } from '../../posts/heading-anchors';
import { addressOfFile, type FileBlock } from '../../posts/show-file';
import badge from '../badge.module.css';
import { BlockView, type ShowEmbed } from './block-view';
import styles from './post-article.module.css';

/** A post to show: stored, being written, or published. Its rich text must be sanitised. */
export type PostArticleProps = {
  post: { title: string; author: string; publishDate: string; category: string; content: readonly Block[] };
  /** The author, where more is known than the name, and the date: in place of both. */
  byline?: ReactNode;
  /** What the post says in short, where readers have it: above the text. */
  standfirst?: string;
  /** The picture that its writer chose for it, above the text. */
  cover?: ReactNode;
  /** Level of the title's heading: 'h2' in a preview, where the page has another 'h1'. */
  titleLevel?: 'h1' | 'h2';
  /** Whether links can lead to its headings: on a page of its own, not in a preview. */
  hasAnchors?: boolean;
  /** Finds the files of a picture by its name in the store; a picture that it does not find is not shown. */
  findPicture?: (name: string) => PictureFile | undefined;
  /** Finds where a file to download is; where it is not given, that is as compose has published it. */
  findFile?: (file: FileBlock) => string | undefined;
  /** Shows what it embeds of its site. */
  Embed?: ShowEmbed;
};

/** A post as readers see it: category as a badge, title, author and date, then its blocks (specification §2). */
export function PostArticle({
  post,
  byline,
  standfirst = '',
  cover,
  titleLevel: Title = 'h1',
  hasAnchors = false,
  findPicture,
  findFile = addressOfFile,
  Embed,
}: PostArticleProps) {
  const { locale } = useWords();
  const anchors = hasAnchors ? headingAnchors(post.content) : [];
  const tableNames = nameTables(post.content);
  return (
    <>
      {post.category && (
        <p dir="auto" className={`${badge.badge} ${styles.category}`}>
          {post.category}
        </p>
      )}
      {post.title.trim() !== '' && (
        <Title dir="auto" className={styles.title}>
          {post.title}
        </Title>
      )}
      {byline ?? (
        <p className={styles.byline}>
          {post.author && <span dir="auto">{post.author}</span>}
          <time dateTime={post.publishDate}>{formatDay(post.publishDate, locale)}</time>
        </p>
      )}
      {standfirst.trim() !== '' && (
        <p className={styles.standfirst} dir="auto">
          {standfirst}
        </p>
      )}
      {cover}
      <div className={styles.content}>
        {/* Keys are places, because another program may have given one id to two blocks. */}
        {post.content.map((block, index) => (
          <BlockView
            key={index}
            block={block}
            anchor={anchors[index]}
            tableName={tableNames[index]}
            Embed={Embed}
            picture={block.type === 'picture' ? findPicture?.(block.picture) : undefined}
            fileAddress={block.type === 'file' ? findFile(block) : undefined}
          />
        ))}
      </div>
    </>
  );
}
