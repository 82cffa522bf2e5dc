import { formatDay } from 'shared-config/format-day';
import { blockText, blockTypeLabel } from '../posts/blocks';
import type { DraftBlock } from '../posts/draft-blocks';
import type { PostDraft } from '../posts/post-draft';

/** A part of a post in two versions; '' where a version does not have it. */
export type Difference = { part: string; before: string; after: string };

const fields = [
  ['title', 'Title'],
  ['author', 'Author'],
  ['category', 'Category'],
  ['publishDate', 'Publish date'],
  ['excerpt', 'Excerpt'],
  ['tags', 'Tags'],
] as const;

/** What is different in two versions of a post, in the order of the form. Blocks are the same when their ids are. */
export function comparePosts(before: PostDraft, after: PostDraft): Difference[] {
  const inFields = fields.flatMap(([name, part]) =>
    before[name] === after[name] ? [] : [{ part, before: show(name, before[name]), after: show(name, after[name]) }],
  );
  const ids = new Set([...after.content, ...before.content].map(({ id }) => id));
  const inBlocks = [...ids].flatMap((id) => {
    const [one, other] = [before, after].map(({ content }) => content.find((block) => block.id === id));
    const [was, is] = [textOf(one), textOf(other)];
    if (was === is && one?.type === other?.type) return [];
    const place = (other ? after : before).content.findIndex((block) => block.id === id) + 1;
    return [{ part: `${blockTypeLabel((other ?? one)?.type ?? 'unknown')}, block ${place}`, before: was, after: is }];
  });
  const order = ({ content }: PostDraft) => content.map(({ id }) => id).join();
  const isMoved = inBlocks.length === 0 && order(before) !== order(after);
  return [
    ...inFields,
    ...inBlocks,
    ...(isMoved ? [{ part: 'Order of the blocks', before: '', after: 'changed' }] : []),
  ];
}

const show = (name: (typeof fields)[number][0], value = '') => (name === 'publishDate' ? formatDay(value) : value);

function textOf(block: DraftBlock | undefined): string {
  if (!block) return '';
  if (block.type === 'unknown') return JSON.stringify(block.stored);
  return block.type === 'cta' ? `${block.content} (${block.email})` : blockText(block);
}
