import { refuseFile } from './limit-own-files';

test.each([
  ['photo-2560.0a1b2c3d.avif', 400_001, 'has 401 kB of at most 400 kB. Make the source narrower'],
  ['ground.0a1b2c3d.png', 900_000, 'has 900 kB of at most 400 kB'],
  ['film.0a1b2c3d.webm', 2_500_000, 'has 2500 kB of at most 2000 kB. Make the film shorter'],
  ['manual.0a1b2c3d.pdf', 6_000_000, 'has 6000 kB of at most 5000 kB. Make its pictures smaller'],
  ['stencil.0a1b2c3d.woff2', 120_000, 'has 120 kB of at most 100 kB. Leave out the letters'],
])('%s with %d B is refused: it %s', (name, size, reason) => {
  expect(refuseFile(name, size, 'src/page/source')).toContain(`src/page/source: ${name} ${reason}`);
  expect(refuseFile(name, 50_000)).toBeUndefined();
});

test('scripts and styles have a budget of their own', () => {
  expect(refuseFile('mfe-a.page.js', 9_000_000)).toBeUndefined();
});
