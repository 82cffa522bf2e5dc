/** The subjects of a case study's chapters, in their order: the title of each on its page, and in its file before its own heading. */
export const studyChapters = {
  plant: 'Customer and plant',
  before: 'Before',
  why: 'Why these robots',
  setbacks: 'What did not go well',
} as const;
