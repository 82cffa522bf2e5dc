/** Tags that rich text may contain besides links and line breaks. */
export declare const richTextTags: readonly ['p', 'strong', 'em', 'u', 's', 'code'];
/** Addresses that a link may have: the web, e-mail, telephone, and this site. */
export declare const linkPattern: RegExp;
