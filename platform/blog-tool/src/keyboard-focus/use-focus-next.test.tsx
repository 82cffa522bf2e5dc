import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useFocusNext } from './use-focus-next';

function Form({ saves }: { saves: number }) {
  const [isShown, setShown] = useState(false);
  const focusNext = useFocusNext();
  return (
    <>
      <output>{saves}</output>
      <button
        type="button"
        onClick={() => {
          focusNext(() => document.querySelector('input'));
          setShown(true);
        }}
      >
        Insert
      </button>
      {isShown && <input />}
    </>
  );
}

const changeIn = (element: Element) =>
  new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(element, { childList: true, characterData: true, subtree: true });
  });

test('a click between another render and its effects focuses what it shows', async () => {
  // Without act, which would run the effects of the other render before the click.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  for (const saves of [0, 1]) {
    const rendered = changeIn(place);
    root.render(<Form saves={saves} />);
    await rendered;
  }
  place.querySelector('button')?.click();
  await waitFor(() => expect(place.querySelector('input')).toHaveFocus());
  root.unmount();
  place.remove();
});
