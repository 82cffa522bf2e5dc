/** A rewritten text, and the steps in it left to a person: the line, from 1, and the remedy. */
export type Upgraded = { text: string; left: readonly { line: number; remedy: string }[] };

/** The line of a place in a text, from 1. */
export const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;
