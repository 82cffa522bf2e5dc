/** No number that reaches a desk from outside has fewer digits. */
export const fewestDigits = 5;

/**
 * Whether a text is taken for a phone number. People part it in many ways and add extensions, so digits are counted, of any script. Forms
 * and server share this rule.
 */
export const isPhoneNumber = (text: string): boolean => (text.match(/\p{Nd}/gu)?.length ?? 0) >= fewestDigits;
