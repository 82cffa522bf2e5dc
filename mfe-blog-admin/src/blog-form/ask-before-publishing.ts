import { isDay } from 'shared-config/posts/schedule';
import { findDefaultTexts } from '../posts/blocks';
import type { PostDraft } from '../posts/post-draft';

/**
 * Asks once before readers see a post that lacks something; nothing is asked about a complete one.
 * @param isNew whether readers have not had the post so far: what it lacked before is asked no second time
 */
export function askBeforePublishing(draft: PostDraft, isNew: boolean): boolean {
  const missing = isNew ? findMissing(draft) : [];
  const defaults = findDefaultTexts(draft.content).map(({ place, text }) => `block ${place}: “${text}”`);
  if (missing.length === 0 && defaults.length === 0) return true;
  const parts = [
    ...(missing.length > 0 ? [`This post has no ${listFormat.format(missing)}.`] : []),
    ...(defaults.length > 0 ? ['This post still contains default texts:', ...defaults] : []),
  ];
  return window.confirm([...parts, 'Publish it anyway?'].join('\n'));
}

const listFormat = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** What readers would look for in vain. */
const findMissing = ({ publishDate, author, category, excerpt }: PostDraft) => [
  ...(isDay(publishDate) ? [] : ['publish date']),
  ...Object.entries({ author, category, excerpt }).flatMap(([name, text]) => (text.trim() === '' ? [name] : [])),
];
