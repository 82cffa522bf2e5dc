import files from './press-files.json';

const { 'kit.zip': kit, ...handedOut } = files;

/** The files of the press kit, under `/media/press-` and these names, as `media/publish/publish-press.ts` lists it: sizes in bytes and px. */
export const pressFiles = handedOut;

/** All of it in one archive, `/media/press-kit.zip`. */
export const pressKit = kit;
