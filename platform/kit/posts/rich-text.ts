/** Tags that rich text may contain besides links and line breaks. */
export const richTextTags = ['p', 'strong', 'em', 'u', 's', 'code'] as const;

/** Addresses that a link may have: the web, e-mail, telephone, and this site. */
export const linkPattern = /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i;
