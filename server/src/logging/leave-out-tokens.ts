/** The name of a picture where one stands, which looks like a token; else a token of a draft's link, or most of one: 32 hexadecimal digits. A version has 16. */
const draftToken = /(?<=(?:posts|pictures)\/|Picture )[0-9a-f]{32}(\.(?:jpg|png|svg)\b)|(?:[0-9a-f][-=]?){17,}/gi;

/** The staff token, or a session's id, or most of one: 43 characters in base64url. */
const longWord = /[\w-]{32,}/g;

/** The words of an address have small letters alone. */
const isMixed = (word: string) => /[a-z]/.test(word) && /[A-Z]/.test(word);

/**
 * A text without whatever looks like a token, with `…` in its place: whoever reads a log or a report could otherwise use it. It goes by
 * the shape, since a mistyped address may have one anywhere.
 */
export const leaveOutTokens = (text: string): string =>
  text
    .replace(draftToken, (found, ofPicture?: string) => (ofPicture ? found : '…'))
    .replace(longWord, (word) => (isMixed(word) ? '…' : word));

/** An ASCII character that is percent-encoded, maybe several times. */
const encoded = /%(?:25)*([2-7][0-9a-f])/gi;

/** What is below the address of shared drafts, or one like it: a mistyped token has another shape. */
const belowDrafts = /(drafts?\/+)[^/?#]+/gi;

/** The path of a request without tokens, however it is encoded. One without them is as it was. */
export function leaveOutOfPath(path: string): string {
  const decoded = path.replace(encoded, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  const without = leaveOutTokens(decoded.replace(belowDrafts, '$1…'));
  return without === decoded ? path : without;
}
