/** No mailbox has a longer address (RFC 5321, section 4.5.3.1.3, without the angle brackets). */
export declare const maxEmailLength = 254;
/** Whether mail could be sent to it. Forms, server and blog tool share this rule. */
export declare function isEmailAddress(text: string): boolean;
/**
 * One text for all the ways to write an address: in upper or lower case, its domain in Unicode or in ASCII. What is too long
 * for an address stays as it is.
 */
export declare function normaliseEmailAddress(text: string): string;
