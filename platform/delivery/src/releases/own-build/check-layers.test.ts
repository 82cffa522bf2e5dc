import { findOutsideLayer } from './check-layers';

test('styles in the layer of remotes are accepted, in any number of pieces', () => {
  expect(
    findOutsideLayer('@charset "utf-8";@layer remote{.a{color:red}}@layer remote.page { .b{c:d} }'),
  ).toBeUndefined();
  expect(findOutsideLayer('/* a { } */ @layer remote { .a::before { content: "} b {"; } }\n')).toBeUndefined();
  expect(findOutsideLayer('')).toBeUndefined();
});

test('styles outside the layer are named by their beginning', () => {
  expect(findOutsideLayer('@layer remote{.a{b:c}}.heading{color:red}')).toBe('.heading');
  expect(findOutsideLayer('@media print{.a{b:c}}')).toBe('@media print');
  expect(findOutsideLayer('@layer shell{.a{b:c}}')).toBe('@layer shell');
});
