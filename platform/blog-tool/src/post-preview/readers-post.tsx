import { useWords } from 'kit/page/contexts';
import type { StoredAuthor } from 'kit/posts/author';
import type { Cover } from 'kit/posts/cover';
import { formatDay } from 'kit/posts/format-day';
import type { Ref } from 'react';
import type { Pictures } from '../pictures/pictures';
import { usePictureAddress } from '../pictures/use-picture-address';
import type { PostDraft } from '../posts/post-draft';
import { readTags } from '../posts/tags-text';
import { PostPreview } from './post-preview';
import styles from './readers-post.module.css';

type ReadersPostProps = {
  post: PostDraft;
  /** The record of its author. */
  by: StoredAuthor | undefined;
  pictures: Pick<Pictures, 'addressOf'> | undefined;
  titleLevel?: 'h1' | 'h2';
  /** The label of its list of tags. */
  tagsLabel?: string;
  /** The element whose last children are the blocks of the post. */
  ref?: Ref<HTMLDivElement>;
};

/** A draft with all that its page will have: its author and cover above, its tags below. */
export function ReadersPost({ post, by, pictures, titleLevel = 'h1', tagsLabel = 'Tags', ref }: ReadersPostProps) {
  const tags = readTags(post.tags ?? '');
  return (
    <>
      <div ref={ref} dir="auto">
        <PostPreview
          post={post}
          titleLevel={titleLevel}
          pictures={pictures}
          cover={
            post.cover && (
              <FocusedPicture {...post.cover} alt={post.cover.alt ?? ''} className={styles.cover} pictures={pictures} />
            )
          }
          standfirst={post.excerpt}
          byline={by && <Byline by={by} day={post.publishDate} pictures={pictures} />}
        />
      </div>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={tagsLabel}>
          {tags.map((tag) => (
            <li key={tag} className={styles.tag} dir="auto">
              {tag}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The same as on the page of a post. The name leads nowhere: the author may have no page yet. */
function Byline({ by, day, pictures }: { by: StoredAuthor; day: string } & Pick<ReadersPostProps, 'pictures'>) {
  const { locale } = useWords();
  return (
    <div className={styles.byline}>
      {by.portrait && <FocusedPicture {...by.portrait} alt={by.alt} className={styles.portrait} pictures={pictures} />}
      <p className={styles.words}>
        <span className={styles.name} dir="auto">
          {by.name}
        </span>
        {by.line && <span dir="auto">{by.line}</span>}
        {day && <time dateTime={day}>{formatDay(day, locale)}</time>}
      </p>
    </div>
  );
}

type FocusedPictureProps = Cover & { alt: string; className: string | undefined } & Pick<ReadersPostProps, 'pictures'>;

/** A picture of which a part is shown, around its focal point. */
function FocusedPicture({ picture, focus, alt, className, pictures }: FocusedPictureProps) {
  const address = usePictureAddress(pictures, picture);
  const style = focus && { objectPosition: `${focus.x}% ${focus.y}%` };
  return address ? <img className={className} style={style} src={address} alt={alt} /> : null;
}
