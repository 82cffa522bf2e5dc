import { formatDay } from 'kit/posts/format-day';
import { blockTypeLabel } from '../posts/blocks';
import type { DraftBlock } from '../posts/draft-blocks';
import type { PostDraft } from '../posts/post-draft';
import type { EmbedKinds } from '../site/tool-site';
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
  ['metaTitle', 'Meta title'],
  ['metaDescription', 'Meta description'],
  ['tags', 'Tags'],
  ['status', 'Status'],
  ['publishTime', 'Publish time'],
  ['cover', 'Cover'],
  ['sharePicture', 'Share picture'],
] as const;

/** The differences between two versions of a post, in the order of the form. @param embeds of the site */
export function comparePosts(before: PostDraft, after: PostDraft, embeds: EmbedKinds): Difference[] {
  const inFields = fields.flatMap(([name, part]) =>
    show(name, before) === show(name, after) ? [] : [{ part, before: show(name, before), after: show(name, after) }],
  );
  return [
    ...inFields,
    ...(pairBlocks(before.content, after.content)?.flatMap((pair) => compareBlocks(pair, embeds)) ?? [
      compareAll(before, after, embeds),
    ]),
  ];
}

/** Both texts as a whole, where too much is different. */
const compareAll = (before: PostDraft, after: PostDraft, embeds: EmbedKinds): Difference => ({
  part: 'All blocks, of which too many are different to compare them one by one',
  before: before.content.map((block) => wholeOf(block, embeds)).join('\n\n'),
  after: after.content.map((block) => wholeOf(block, embeds)).join('\n\n'),
});

function show(name: (typeof fields)[number][0], post: PostDraft): string {
  if (name === 'publishDate') return formatDay(post.publishDate);
  if (name !== 'cover' && name !== 'sharePicture') return post[name] ?? '';
  const { picture, focus } = post[name] ?? { picture: '' };
  return focus ? `${picture}, focus ${focus.x} % from the left, ${focus.y} % from the top` : picture;
}

function compareBlocks(pair: BlockPair, embeds: EmbedKinds): Difference[] {
  if (!pair.after)
    return [{ part: nameBlock(pair.before, embeds), before: wholeOf(pair.before.block, embeds), after: '' }];
  const part = nameBlock(pair.after, embeds);
  if (!pair.before) return [{ part, before: '', after: wholeOf(pair.after.block, embeds) }];
  const was = describeBlock(pair.before.block, embeds);
  const is = describeBlock(pair.after.block, embeds);
  const [wasType, isType] = [pair.before.block, pair.after.block].map(({ type }) => blockTypeLabel(type, embeds));
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

const nameBlock = ({ block, place }: { block: DraftBlock; place: number }, embeds: EmbedKinds) =>
  `${blockTypeLabel(block.type, embeds)}, block ${place + 1}`;

/** All that a block says. */
function wholeOf(block: DraftBlock, embeds: EmbedKinds): string {
  const { text, others } = describeBlock(block, embeds);
  const lines = Object.entries(others).flatMap(([name, value]) =>
    value && name !== 'marks and links' ? [`${name}: ${value}`] : [],
  );
  return [text || '(no text)', ...lines].join('\n');
}
