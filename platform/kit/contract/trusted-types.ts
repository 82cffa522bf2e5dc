/** The rules of a policy, per kind of sink. One that is missing refuses everything. */
export type TrustedTypesRules = {
  createHTML?: (html: string) => string;
  createScriptURL?: (url: string) => string;
};

/**
 * A window of a browser that knows Trusted Types (w3.org/TR/trusted-types), which TypeScript's own library does not. What
 * a policy returns is an object that the browser accepts where it would refuse a string; to our code it is that string.
 */
export type TrustedTypesWindow = Window & {
  trustedTypes?: { createPolicy: (name: string, rules: TrustedTypesRules) => Required<TrustedTypesRules> };
};

/** The one policy of visitors' pages: it applies wherever a script's URL is set. */
export const scriptPolicy = 'default';

/** Policy of the blog tool for HTML from the clipboard, which is parsed into a document that runs nothing. */
export const pastedHtmlPolicy = 'pasted-html';

/** Policies of the libraries that the blog tool brings: ProseMirror's reader of pasted HTML, and the sanitiser of its releases up to 2.0. */
export const toolLibraryPolicies = ['dompurify', 'ProseMirrorClipboard'] as const;

/**
 * Creates a policy that the page's content security policy names; once a document.
 * @returns `undefined` in a browser without Trusted Types, where strings are taken as they are
 */
export function createTrustedTypesPolicy(
  name: string,
  rules: TrustedTypesRules,
): Required<TrustedTypesRules> | undefined {
  const { trustedTypes }: TrustedTypesWindow = window;
  return trustedTypes?.createPolicy(name, rules);
}
