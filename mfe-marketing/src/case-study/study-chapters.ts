/** What the chapters of a case study are about, in their order: so each is called on its page, and in its file before its own heading. */
export const studyChapters = {
  plant: 'Customer and plant',
  before: 'Before',
  why: 'Why these robots',
  setbacks: 'What did not go well',
} as const;
