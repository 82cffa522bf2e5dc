/** Keeps both of two notes, one below the other, unless one has all lines of the other as they are. */
export function joinNotes(note: string, other: string): string {
  if (hasLines(note, other)) return note;
  return hasLines(other, note) ? other : `${note}\n\n${other}`;
}

const hasLines = (note: string, lines: string) => lines === '' || `\n${note}\n`.includes(`\n${lines}\n`);
