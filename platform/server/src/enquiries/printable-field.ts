import { toPrintable, toPrintableLine } from 'kit/presets/command-line/printable';

/** The one field in which a line break means something. */
const isMultiline = (field: string) => field === 'message';

/** The text that a visitor typed into a field, without what could steer a terminal; only a message keeps its line breaks. */
export const toPrintableField = (field: string, value: string) =>
  isMultiline(field) ? toPrintable(value) : toPrintableLine(value);
