/**
 * The evidence that something bad happens to the visitors of a share more often than to the others, taken view by view.
 *
 * An exact test of Fisher for each block of views, added up: when the share is no worse, each bad view is as likely to be any of the
 * block's. After each block the upper tail of what could have been seen is given up, as far as `spend` allows (Lan and DeMets 1983,
 * "Discrete sequential boundaries for clinical trials"; for exposed and others Silva, Kulldorff and Yih 2020, "Optimal alpha spending for
 * sequential analysis with binomial data"). A result in that tail is evidence. So it may be looked at after every view, for ever, and a
 * share that is no worse is suspected with at most the probability that was given to `spend`, whatever the rate is and however it changes
 * with the time of day. Nothing is approximated.
 */
export type SequentialTest = {
  /** Probability of each number of bad views in the share from `from` on that would not have been suspected before. */
  readonly chances: readonly number[];
  readonly from: number;
  /** Bad views in the share that were seen. */
  readonly seen: number;
  /** Sum of bad views × share of the views × the rest: the information in the data. */
  readonly information: number;
  /** Probability that was given up. */
  readonly spent: number;
  readonly isSuspected: boolean;
};

/** Views between two looks, and how many of them were bad. How many views are in a block may not depend on which are bad. */
export type Block = Readonly<Record<'share' | 'others', { views: number; bad: number }>>;

/** The probability that may be given up until there is so much information. It grows, and its limit is the level of the test. */
export type Spending = (information: number) => number;

/** Nothing is seen yet. */
export const startTest: SequentialTest = {
  chances: [1],
  from: 0,
  seen: 0,
  information: 0,
  spent: 0,
  isSuspected: false,
};

/** Less than this (of a probability) is left out, to keep the lists short: all of it together is far below any level. */
const negligible = 1e-15;

/** Takes one more block into account. A suspicion once raised stays. */
export function takeBlock(test: SequentialTest, { share, others }: Block, spend: Spending): SequentialTest {
  if (test.isSuspected || share.views === 0 || others.views === 0) return test;
  const bad = share.bad + others.bad;
  const part = share.views / (share.views + others.views);
  const information = test.information + bad * part * (1 - part);
  const seen = test.seen + share.bad;
  const block = chancesOfBlock(share.views, others.views, bad);
  const chances = convolve(test.chances, block.chances);
  const from = test.from + block.from;
  const allowed = spend(information);
  let { spent } = test;
  let end = chances.length;
  while (end > 0 && spent + (chances[end - 1] ?? 0) <= allowed) {
    spent += chances[end - 1] ?? 0;
    end -= 1;
  }
  const begin = Math.max(
    0,
    chances.findIndex((chance) => chance >= negligible),
  );
  return {
    chances: [...chances.subarray(begin, end)],
    from: from + begin,
    seen,
    information,
    spent,
    isSuspected: seen >= from + end,
  };
}

/** How likely each number of bad views in the share is when `bad` of all views are bad, whichever they are (hypergeometric). */
function chancesOfBlock(shareViews: number, otherViews: number, bad: number): { chances: number[]; from: number } {
  const from = Math.max(0, bad - otherViews);
  const to = Math.min(shareViews, bad);
  const all = logChoose(shareViews + otherViews, bad);
  const chances: number[] = [];
  let first = from;
  for (let inShare = from; inShare <= to; inShare += 1) {
    const chance = Math.exp(logChoose(shareViews, inShare) + logChoose(otherViews, bad - inShare) - all);
    if (chance >= negligible) chances.push(chance);
    else if (chances.length > 0) break;
    else first = inShare + 1;
  }
  return { chances, from: first };
}

function convolve(some: readonly number[], others: readonly number[]): Float64Array {
  const sums = new Float64Array(some.length + others.length - 1);
  for (const [at, one] of some.entries())
    for (let next = 0; next < others.length; next += 1)
      sums[at + next] = (sums[at + next] ?? 0) + one * (others[next] ?? 0);
  return sums;
}

const logFactorials = [0];

function logFactorial(number: number): number {
  for (let next = logFactorials.length; next <= number; next += 1)
    logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next));
  return logFactorials[number] ?? 0;
}

const logChoose = (all: number, some: number) => logFactorial(all) - logFactorial(some) - logFactorial(all - some);
