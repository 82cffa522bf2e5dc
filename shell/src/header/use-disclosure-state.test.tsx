import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { useDisclosureState } from './use-disclosure-state';

function Disclosure({ onChange }: { onChange: (open: boolean) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [report] = useState(() => (open: boolean) => {
    setOpen(open);
    onChange(open);
  });
  return (
    <details ref={useDisclosureState(isOpen, report)} suppressHydrationWarning>
      <summary>More</summary>
    </details>
  );
}

test('what the visitor opened before hydration stays open and becomes the state', () => {
  const root = document.createElement('div');
  root.innerHTML = '<details><summary>More</summary></details>';
  const details = root.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  const onChange = jest.fn();
  act(() => {
    hydrateRoot(root, <Disclosure onChange={onChange} />, { onRecoverableError: () => {} });
  });
  expect(details.open).toBe(true);
  expect(onChange).toHaveBeenCalledWith(true);
});
