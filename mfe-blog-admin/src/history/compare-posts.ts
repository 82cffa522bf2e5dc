import { formatDay } from 'kit/posts/format-day';
import { blockTypeLabel } from '../posts/blocks';
import type { DraftBlock } from '../posts/draft-blocks';
import type { PostDraft } from '../posts/post-draft';
import { describeBlock } from './describe-block';
import { type BlockPair, pairBlocks } from './pair-blocks';

/** A part of a post in two versions; '' where a version does not have it. */
export type Difference = { part: string; before: string; after: string };

const fields = [
  ['title', 'Title'],
  ['author', 'Author'],
  ['category', 'Category'],
  ['publishDate', 'Publish date'],
  ['excerpt', 'Excerpt'],
  ['tags', 'Tags'],
  ['status', 'Status'],
  ['publishTime', 'Publish time'],
  ['cover', 'Cover'],
  ['sharePicture', 'Share picture'],
] as const;

/** What is different in two versions of a post, in the order of the form. */
export function comparePosts(before: PostDraft, after: PostDraft): Difference[] {
  const inFields = fields.flatMap(([name, part]) =>
    show(name, before) === show(name, after) ? [] : [{ part, before: show(name, before), after: show(name, after) }],
  );
  return [
    ...inFields,
    ...(pairBlocks(before.content, after.content)?.flatMap(compareBlocks) ?? [compareAll(before, after)]),
  ];
}

/** Both texts as a whole, where too much is different. */
const compareAll = (before: PostDraft, after: PostDraft): Difference => ({
  part: 'All blocks, of which too many are different to compare them one by one',
  before: before.content.map(wholeOf).join('\n\n'),
  after: after.content.map(wholeOf).join('\n\n'),
});

function show(name: (typeof fields)[number][0], post: PostDraft): string {
  if (name === 'publishDate') return formatDay(post.publishDate);
  if (name !== 'cover' && name !== 'sharePicture') return post[name] ?? '';
  const { picture, focus } = post[name] ?? { picture: '' };
  return focus ? `${picture}, focus ${focus.x} % from the left, ${focus.y} % from the top` : picture;
}

function compareBlocks(pair: BlockPair): Difference[] {
  if (!pair.after) return [{ part: nameBlock(pair.before), before: wholeOf(pair.before.block), after: '' }];
  const part = nameBlock(pair.after);
  if (!pair.before) return [{ part, before: '', after: wholeOf(pair.after.block) }];
  const [was, is] = [describeBlock(pair.before.block), describeBlock(pair.after.block)];
  const [wasType, isType] = [pair.before.block, pair.after.block].map(({ type }) => blockTypeLabel(type));
  const names = [...new Set([...Object.keys(is.others), ...Object.keys(was.others)])];
  const differences = [
    { part: `${part}: type`, before: wasType ?? '', after: isType ?? '' },
    { part, before: was.text, after: is.text },
    ...names.map((name) => ({
      part: `${part}: ${name}`,
      before: was.others[name] ?? '',
      after: is.others[name] ?? '',
    })),
  ].filter((difference) => difference.before !== difference.after);
  const move = { part: `${part}: moved, was block ${pair.before.place + 1}`, before: is.text, after: is.text };
  return [...(pair.isMoved ? [move] : []), ...differences];
}

const nameBlock = ({ block, place }: { block: DraftBlock; place: number }) =>
  `${blockTypeLabel(block.type)}, block ${place + 1}`;

/** All that a block says. */
function wholeOf(block: DraftBlock): string {
  const { text, others } = describeBlock(block);
  const lines = Object.entries(others).flatMap(([name, value]) =>
    value && name !== 'marks and links' ? [`${name}: ${value}`] : [],
  );
  return [text || '(no text)', ...lines].join('\n');
}
