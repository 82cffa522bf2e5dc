import * as v from 'valibot';

/** Schema of an object that people write: a field that it does not have is refused with those that it has. */
export const closedObject = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected, message }) =>
    expected === 'never' ? `there is no such field, only ${Object.keys(entries).join(', ')}` : message,
  );
