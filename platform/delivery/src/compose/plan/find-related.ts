import { cutText, maxName } from 'kit/posts/cut-text';
import type { RelatedPost } from 'kit/posts/page-post';
import type { PublishedPost } from 'kit/posts/published-post';

/** Most posts that a post leads on to. */
const maxRelated = 3;

/**
 * How many posts on each side, in the list of those that share a tag, an author or a word, a post is compared with. A post that is new,
 * changed or gone can change the page of no others: with ten tags, an author and six words those of 102, and seldom of more than ten.
 */
const neighbours = 3;

/** Words of a title that count, and the least length of one. */
const maxWords = 6;
const minWordLength = 4;

/** Words that say nothing about a post's subject, in the languages that the platform speaks (kit/words). */
const commonWords = new Set(
  [
    'about after also been before being between both does each every from have here into just made make many more most much never only other over same some such than that their them then there these they this those through under until very want well were what when where which while will with without work your',
    'aber alle allem allen aller alles andere auch beim dann dass dies diese dieser dieses doch dort durch eine einem einen einer eines gegen haben hier ihre immer jede jeden jeder jedes jetzt kann kein keine können machen mehr muss nach nicht nichts noch oder ohne sehr sein seine sich sind sondern über unser unsere unter viel viele warum weil welche wenn werden wieder wird zwischen',
  ].flatMap((words) => words.split(' ')),
);

/** The worth of a tag, an author or a word that two posts share: more tags before the same author, and that before words. */
const worth = { tag: 100, author: 10, word: 1 };
/** One word in common says nothing. */
const least = 2;

/**
 * The posts that each post leads on to, at most three, by its slug: those that share the most tags with it, then those by the same author,
 * then those whose titles share the most words, at least two; of equals the newer one. A post without relatives has none.
 * @param posts the newest first
 */
export function findRelated(posts: readonly PublishedPost[]): ReadonlyMap<string, readonly RelatedPost[]> {
  const lists = new Map<string, number[]>();
  const places = posts.map((post, at) =>
    signsOf(post).map(({ sign, value }) => {
      const list = lists.get(sign) ?? [];
      lists.set(sign, list);
      return { list, place: list.push(at) - 1, value };
    }),
  );
  // Written once for all posts: thousands are compared at each compose.
  const values = new Int32Array(posts.length);
  return new Map(
    posts.map(({ slug }, at) => {
      const near = new Set<number>();
      for (const { list, place, value } of places[at] ?? []) {
        for (const other of list.slice(Math.max(0, place - neighbours), place + neighbours + 1)) {
          values[other] = (values[other] ?? 0) + value;
          near.add(other);
        }
      }
      near.delete(at);
      const worthOf = (other: number) => values[other] ?? 0;
      const nearest = [...near]
        .filter((other) => worthOf(other) >= least)
        .sort((one, other) => worthOf(other) - worthOf(one) || one - other)
        .slice(0, maxRelated);
      values[at] = 0;
      for (const other of near) values[other] = 0;
      return [slug, nearest.flatMap((other) => describe(posts[other]))];
    }),
  );
}

const describe = (post: PublishedPost | undefined): RelatedPost[] =>
  post
    ? [
        {
          slug: post.slug,
          title: cutText(post.title, maxName),
          category: cutText(post.category, maxName),
          publishDate: post.publishDate,
        },
      ]
    : [];

/** The traits that a post may share with others, and their weights. */
const signsOf = ({ title, by, tags = [] }: PublishedPost): { sign: string; value: number }[] => [
  ...tags.map(({ slug }) => ({ sign: `tag ${slug}`, value: worth.tag })),
  ...(by ? [{ sign: `author ${by.slug}`, value: worth.author }] : []),
  ...wordsOf(title).map((word) => ({ sign: `word ${word}`, value: worth.word })),
];

/** The words of a title that name its subject. */
const wordsOf = (title: string): string[] =>
  [...new Set(title.toLowerCase().match(/[\p{L}\p{N}]+/gu))]
    .filter((word) => word.length >= minWordLength && !commonWords.has(word))
    .slice(0, maxWords);
