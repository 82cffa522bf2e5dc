import { act, renderHook } from '@testing-library/react';
import { keepItem } from 'kit/page/browser-storage';
import { chooseUnits, useUnits } from './use-units';

// A file of its own: a visit that has begun has its choice in memory.
test('the units chosen at an earlier visit are kept', () => {
  keepItem('localStorage', 'units', 'imperial');
  expect(renderHook(useUnits).result.current).toBe('imperial');
});

test('where the browser keeps nothing, the choice holds for this visit', () => {
  const { result } = renderHook(useUnits);
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  act(() => chooseUnits('metric'));
  expect(result.current).toBe('metric');
  setItem.mockRestore();
  act(() => chooseUnits('imperial'));
  expect(result.current).toBe('imperial');
});
