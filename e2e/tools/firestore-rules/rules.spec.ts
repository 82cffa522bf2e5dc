import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { accessTable } from './access-table';
import { isAllowed } from './evaluate-rules';
import { parseRules } from './parse-rules';

const source = readFileSync(join(import.meta.dirname, '../../../firestore.rules'), 'utf8');

test('visitors, staff and teams may do with documents what the table says, and nothing else', () => {
  const rules = parseRules(source);
  const wrong = accessTable
    .filter((access) => isAllowed(rules, access) !== access.allowed)
    .map(({ who, operation, path, data, allowed }) => ({ who, operation, path, data, expected: allowed }));
  expect(wrong).toEqual([]);
});

test('a rule that is not understood fails instead of passing', () => {
  expect(() => parseRules(source.replace('isStaff() || ', 'isStaff() ? '))).toThrow('unknown');
  const renamed = parseRules(source.replace('return request.auth != null', 'return isSomebody()'));
  expect(() => isAllowed(renamed, { operation: 'delete', path: 'blogs/a', stored: {} })).toThrow('isSomebody');
});
