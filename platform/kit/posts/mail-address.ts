/**
 * The link to an e-mail address. Whatever was typed stays one address: it cannot add a subject, a copy or another scheme. A lone
 * surrogate, which has no encoding, becomes the replacement character.
 */
export const mailAddress = (email: string) =>
  `mailto:${email.replace(/[^\w.+@-]/gu, (character) => encodeURIComponent(character.replace(/\p{Surrogate}/u, '\ufffd')))}`;
