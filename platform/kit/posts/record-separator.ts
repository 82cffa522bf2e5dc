/** Stands between the responses that the embedded server gives to the process which composes: JSON has it in no place (RFC 7464). */
export const recordSeparator = '\u001e';
