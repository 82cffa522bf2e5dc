import files from './press-files.json';

/** What the press kit hands out, under `/media/press-` and these names, as `media/publish-press.ts` lists it: sizes in bytes and px. */
export const pressFiles = files;
