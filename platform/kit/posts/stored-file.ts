// Files to download, which stores keep beside the pictures, as they came: nothing of them is shown, and nothing in them is opened.

/** Most bytes of a file that is taken in: static hosts serve none above 25 MB, and whoever is on a phone is asked for minutes beyond. */
export const maxFileBytes = 20 * 1024 * 1024;

/** Most bytes of all files of a store that are not deleted: a hundred of the largest. */
export const maxFilesBytes = 100 * maxFileBytes;

/** The kinds of files, by the endings of their names in the store: what readers are told, and the type that they are kept under. */
export const fileKinds = {
  pdf: { label: 'PDF', type: 'application/pdf' },
  stp: { label: 'STEP', type: 'model/step' },
  zip: { label: 'ZIP', type: 'application/zip' },
} as const;

/** The ending of a file's name in the store. */
export type FileKind = keyof typeof fileKinds;

/** How many bytes from its beginning determine the kind of a file. */
export const fileKindBytes = 16;

/** The beginnings of files; that of a ZIP without entries is the end of its directory. */
const signs: readonly (readonly [sign: string, kind: FileKind])[] = [
  ['%PDF-', 'pdf'],
  ['ISO-10303-21;', 'stp'],
  ['PK\x03\x04', 'zip'],
  ['PK\x05\x06', 'zip'],
];

/** The kind of a file by its first bytes, whatever its name says; `undefined` when stores take in no such file. */
export function fileKindOf(start: Uint8Array): FileKind | undefined {
  const latin = String.fromCharCode(...start.subarray(0, fileKindBytes));
  return signs.find(([sign]) => latin.startsWith(sign))?.[1];
}

/** Whether a file that somebody chose is meant as one to download, by its name: what it is, a store tells by its content. */
export const isNamedAsFile = (fileName: string): boolean => /\.(?:pdf|stp|step|zip)$/i.test(fileName);

/** Why a file is not taken in, in words for the writer. */
export const fileRefusals = {
  content: {
    reason: 'it is neither PDF, STEP nor ZIP, whatever its name says',
    remedy: 'Save it as PDF, or pack it into a ZIP archive',
  },
  size: { reason: `it has more than ${maxFileBytes / 2 ** 20} MB`, remedy: 'Make it smaller, or divide it' },
} as const;

/** Name of a stored file: the digest of its bytes, and its kind. */
const namePattern = /^[0-9a-f]{32}\.(?:pdf|stp|zip)$/;

/** Whether a text is the name of a stored file. */
export const isFileName = (text: string): boolean => namePattern.test(text);
