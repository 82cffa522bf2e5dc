import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { installRules } from './install-rules';

const checkoutSchema = v.object({
  overrides: v.record(v.string(), v.string()),
  allowBuilds: v.record(v.string(), v.boolean()),
});

test('npm is told what pnpm is told in the checkout', () => {
  const file = join(import.meta.dirname, '../../../../pnpm-workspace.yaml');
  const { overrides, allowBuilds } = v.parse(checkoutSchema, parse(readFileSync(file, 'utf8')));
  expect(allowBuilds).toEqual(installRules.allowScripts);
  expect(overrides).toMatchObject({ 'light-my-request>cookie': installRules.overrides['light-my-request'].cookie });
});
