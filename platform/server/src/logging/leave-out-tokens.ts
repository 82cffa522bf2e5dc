/**
 * The name of a picture where one stands, or an id of a request, which look like tokens; else a token of a draft's link, or most of one:
 * 32 hexadecimal digits, maybe with dashes among them. A version has 16.
 */
const draftToken =
  /((?<=(?:posts|pictures)\/|Picture )[0-9a-f]{32}\.(?:jpg|png|svg)\b|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b)|(?:[0-9a-f][-=]?){17,}/gi;

/** The staff token, or a session's id, or most of one: 43 characters in base64url. */
const longWord = /[\w-]{32,}/g;

/** Digits and capitals: a token of a draft has some 20, one of staff some 24, the words of an address hardly any. */
const countMarks = (text: string) => text.match(/[0-9A-Z]/g)?.length ?? 0;

const isMixed = (word: string) => /[a-z]/.test(word) && /[A-Z]/.test(word) && countMarks(word) > 5;

/**
 * A text with `…` for everything that looks like a token: a reader of a log or a report could otherwise use it. It goes by the shape, since
 * a mistyped address may have one anywhere.
 */
export const leaveOutTokens = (text: string): string =>
  text
    .replace(draftToken, (_found, other?: string) => other ?? '…')
    .replace(longWord, (word) => (isMixed(word) ? '…' : word));

/** The part of a path below the address of shared drafts, or one like it: a mistyped token has another shape. */
const belowDrafts = /(drafts?\/+)[^/?#]+/gi;

/** Parts of a path that look like a token and are none: the version and the hash of a built file, the name of a picture. */
const known = /\/assets\/[\w-]+\/[0-9a-f]{16}\/|\.[0-9a-f]{8}\.|\/(?:posts|__pictures)\/[0-9a-f]{32}/g;

/** The characters of a path that is percent-encoded, maybe several times; bytes that are no UTF-8 become U+FFFD. */
function decodePath(path: string): string {
  const bytes = path
    .replace(/%(?:25)+(?=[0-9a-f]{2})/gi, '%')
    .replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/**
 * The path of a request without tokens, however it is encoded. One without them is as it was; `/…` stands for one with so many digits and
 * capitals that a token may be in it, in pieces: separators added by a mail or a document cannot be recognised.
 */
export function leaveOutOfPath(path: string): string {
  const decoded = decodePath(path);
  const withoutDrafts = decoded.replace(belowDrafts, '$1…');
  if (countMarks(withoutDrafts.replace(known, '')) > 10) return '/…';
  const without = leaveOutTokens(withoutDrafts);
  return without === decoded ? path : without;
}
