/** Whether a setting names a server, by whichever protocol, and no folder. */
export const isAddress = (text: string): boolean => /^[a-z][a-z\d+.-]*:\/\//i.test(text);
