import { cleanTags, maxTagLength, maxTags } from 'kit/posts/tags';

/** The tags in a text that separates them by commas, as they are stored. */
export const readTags = (text: string): string[] => cleanTags(text.split(','));

/** Tags as a text that separates them by commas. */
export const writeTags = (tags: readonly string[]): string => tags.join(', ');

const listFormat = new Intl.ListFormat('en-GB');

/** The typed names that do not become tags, and why; `undefined` when all do. */
export function describeLostTags(text: string): string | undefined {
  const typed = text.split(',').map((tag) => tag.trim());
  const long = [...new Set(typed.filter((tag) => tag.length > maxTagLength))];
  const beyond = cleanTags(typed, Number.POSITIVE_INFINITY).slice(maxTags);
  const isOneLong = long.length === 1;
  const sentences = [
    long.length > 0 &&
      `${nameAll(long)} ${isOneLong ? 'has' : 'have'} more than ${maxTagLength} characters. ${isOneLong ? 'It is left out unless you shorten it' : 'They are left out unless you shorten them'}.`,
    beyond.length > 0 &&
      `Only ${maxTags} tags are kept: ${nameAll(beyond)} ${beyond.length === 1 ? 'is' : 'are'} left out.`,
  ].filter((sentence) => sentence !== false);
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

const nameAll = (tags: readonly string[]) => listFormat.format(tags.map((tag) => `“${tag}”`));

/**
 * The suggestions of a field of tags: the text before the last comma, with each tag in use behind it. A browser offers those that contain
 * what is in the field.
 * @param known the tags in use
 */
export function suggestTags(text: string, known: readonly string[]): string[] {
  const before = text.includes(',') ? `${text.slice(0, text.lastIndexOf(',') + 1).trim()} ` : '';
  const chosen = new Set(readTags(text).map((tag) => tag.toLowerCase()));
  return known.filter((tag) => !chosen.has(tag.toLowerCase())).map((tag) => before + tag);
}

/** The tags in use, those of most posts first. */
export function tagsInUse(posts: readonly { tags?: string | undefined }[]): string[] {
  const counts = new Map<string, number>();
  for (const { tags = '' } of posts) for (const tag of readTags(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([tag]) => tag);
}
