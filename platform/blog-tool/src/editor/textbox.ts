/** A text field of the specification is a node of plain text, with its name. */
export const textbox = (label: string) => ({ role: 'textbox', 'aria-multiline': 'true', 'aria-label': label });
