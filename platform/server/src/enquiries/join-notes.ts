/** Of two notes that differ both are kept, one below the other. */
export function joinNotes(note: string, other: string): string {
  if (note.includes(other)) return note;
  return other.includes(note) ? other : `${note}\n\n${other}`;
}
