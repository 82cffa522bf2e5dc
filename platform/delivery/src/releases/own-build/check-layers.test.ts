import { findOutsideLayer } from './check-layers';

test('styles in the layer of remotes are taken, in as many pieces as a bundler has made of it', () => {
  expect(
    findOutsideLayer('@charset "utf-8";@layer remote{.a{color:red}}@layer remote.page { .b{c:d} }'),
  ).toBeUndefined();
  expect(findOutsideLayer('/* a { } */ @layer remote { .a::before { content: "} b {"; } }\n')).toBeUndefined();
  expect(findOutsideLayer('')).toBeUndefined();
});

test('what stands outside of it is named by its beginning', () => {
  expect(findOutsideLayer('@layer remote{.a{b:c}}.heading{color:red}')).toBe('.heading');
  expect(findOutsideLayer('@media print{.a{b:c}}')).toBe('@media print');
  expect(findOutsideLayer('@layer shell{.a{b:c}}')).toBe('@layer shell');
});
