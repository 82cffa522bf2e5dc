import { renderHook } from '@testing-library/react';
import { keepItem } from 'kit/page/browser-storage';
import { useUnits } from './use-units';

// A file of its own: a visit that has begun has its choice in memory.
test('what was chosen at an earlier visit is chosen at this one', () => {
  keepItem('localStorage', 'units', 'imperial');
  expect(renderHook(useUnits).result.current).toBe('imperial');
});
