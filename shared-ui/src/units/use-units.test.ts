import { renderHook } from '@testing-library/react';
import { keepItem } from 'kit/page/browser-storage';
import { useUnits } from './use-units';

// A file of its own: a visit that has begun has its choice in memory.
test('the units chosen at an earlier visit are kept', () => {
  keepItem('localStorage', 'units', 'imperial');
  expect(renderHook(useUnits).result.current).toBe('imperial');
});
