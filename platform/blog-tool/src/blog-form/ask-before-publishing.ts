import { isDay } from 'kit/posts/schedule';
import { findDefaultTexts } from '../posts/blocks';
import { momentToCome } from '../posts/fields-to-store';
import { formatTime, timeZone } from '../posts/format-time';
import { namesOfFiles, namesOfPictures, picturesInBody } from '../posts/pictures-of-draft';
import type { PostDraft } from '../posts/post-draft';
import type { StoredPost } from '../posts/stored-post';
import { isSeenByReaders } from '../posts/stored-status';
import { isWaitingName } from '../posts/waiting-name';

/**
 * Asks once before readers see a post that lacks something; nothing is asked about a complete one.
 * @param before the version that readers have: fields that it lacked are asked for no second time
 */
export function askBeforePublishing(draft: PostDraft, before: PostDraft | undefined): boolean {
  const missing = before ? '' : describeMissing(draft);
  const pictures = findMissingOfPictures(draft, before);
  const defaults = findDefaultTexts(draft.content).map(({ place, text }) => `block ${place}: “${text}”`);
  const parts = [
    ...(missing.length > 0 ? [`This post has no ${missing}.`] : []),
    ...(beginsBelowHeading(draft) && !(before && beginsBelowHeading(before))
      ? ['Its first heading is a Sub Heading: whoever goes through it by headings misses the Heading above it.']
      : []),
    ...pictures,
    ...(defaults.length > 0 ? ['This post still contains default texts:', ...defaults] : []),
  ];
  if (parts.length === 0) return true;
  return window.confirm([...parts, 'Publish it anyway?'].join('\n'));
}

/** Asks before a save takes a post from its readers: for good, or until a publish date to come. */
export function askBeforeTakingBack(draft: PostDraft, stored: StoredPost | undefined): boolean {
  if (stored?.status !== 'published') return true;
  if (draft.status === 'draft') return window.confirm('Unpublish this post? Readers will no longer see it.');
  const moment = momentToCome(draft, stored);
  if (!moment || !isSeenByReaders(stored)) return true;
  const until = `${formatTime(moment.toISOString())} (${timeZone()})`;
  return window.confirm(
    `Readers see this post now. With this publish date they will not find it until ${until}.\nSave it anyway?`,
  );
}

const listFormat = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Names the empty fields that readers would miss, such as 'author or excerpt'; '' when nothing is missing. */
export const describeMissing = ({ publishDate, author, category, excerpt }: PostDraft): string =>
  listFormat.format([
    ...(isDay(publishDate) ? [] : ['publish date']),
    ...Object.entries({ author, category, excerpt }).flatMap(([name, text]) => (text.trim() === '' ? [name] : [])),
  ]);

const beginsBelowHeading = ({ content }: PostDraft): boolean =>
  content.find(({ type }) => type === 'heading' || type === 'subheading')?.type === 'subheading';

/** Pictures that readers would not get, and those that nothing describes. */
function findMissingOfPictures(draft: PostDraft, before: PostDraft | undefined): string[] {
  const waiting = namesOfPictures(draft).filter(isWaitingName).length;
  const [one, several] = namesOfFiles(draft.content).some(isWaitingName)
    ? ['picture or file', 'pictures or files']
    : ['picture', 'pictures'];
  const known = new Set(before ? namesOfPictures(before) : []);
  const undescribed = picturesInBody(draft).filter(({ name, isDescribed }) => !isDescribed && !known.has(name));
  return [
    ...(waiting > 0
      ? [
          `${waiting} ${waiting === 1 ? `${one} has` : `${several} have`} not been sent yet: readers see the post without ${waiting === 1 ? 'it' : 'them'}.`,
        ]
      : []),
    ...(undescribed.length > 0
      ? [
          `${undescribed.length} ${undescribed.length === 1 ? 'picture has' : 'pictures have'} no alt text and ${undescribed.length === 1 ? 'is' : 'are'} not decorative: ${undescribed.map(({ place }) => `block ${place}`).join(', ')}.`,
        ]
      : []),
  ];
}
