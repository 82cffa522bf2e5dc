import { useState } from 'react';
import { useShown } from '../../page/use-shown';

/** The title that the document has already, in place of that of a page which is not there. */
export function FormerTitle() {
  // In Node there is none, and the surrounding element is rendered and thrown away.
  const [title] = useState(() => globalThis.document?.title);
  return useShown() && <title>{title}</title>;
}
