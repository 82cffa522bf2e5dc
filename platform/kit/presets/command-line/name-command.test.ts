import { nameCommandIn } from './name-command';

test.each([
  ['release mfe-pumps', 'npx -y pnpm@12 release mfe-pumps', 'npx delivery release mfe-pumps'],
  ['delivery keys', 'npx -y pnpm@12 delivery keys', 'npx delivery keys'],
  ['install', 'npx -y pnpm@12 install', 'npm install'],
  ['types mfe-pumps', 'npx -y pnpm@12 types mfe-pumps', 'npm run types'],
])('"%s" is called as where it runs', (command, inCheckout, installed) => {
  expect(nameCommandIn(command, undefined, false)).toBe(inCheckout);
  expect(nameCommandIn(command, undefined, true)).toBe(installed);
});

test('with a site that was chosen, the command that is named is for that site', () => {
  const name = (command: string) => nameCommandIn(command, 'examples/other', false);
  expect(name('rollback mfe-pumps')).toBe('npx -y pnpm@12 rollback --site examples/other mfe-pumps');
  expect(name('delivery keys')).toBe('npx -y pnpm@12 delivery keys --site examples/other');
  expect(name('types mfe-pumps')).toBe('npx -y pnpm@12 types mfe-pumps');
});
