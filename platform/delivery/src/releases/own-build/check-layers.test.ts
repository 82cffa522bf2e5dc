import { findOutsideLayer } from './check-layers';

test('styles of a remote, and of the components it takes, are accepted in pieces', () => {
  expect(
    findOutsideLayer('@charset "utf-8";@layer remote{.a{color:red}}@layer remote.page { .b{c:d} }'),
  ).toBeUndefined();
  expect(findOutsideLayer('/* a { } */ @layer remote { .a::before { content: "} b {"; } }\n')).toBeUndefined();
  expect(findOutsideLayer('@layer ui{.a{b:c}}@layer remote{.d{e:f}}')).toBeUndefined();
  expect(findOutsideLayer('')).toBeUndefined();
});

test('styles outside the layer are named by their beginning', () => {
  expect(findOutsideLayer('@layer remote{.a{b:c}}.heading{color:red}')).toBe('.heading');
  expect(findOutsideLayer('@media print{.a{b:c}}')).toBe('@media print');
  expect(findOutsideLayer('@layer shell{.a{b:c}}')).toBe('@layer shell');
  expect(findOutsideLayer('@layer uis{.a{b:c}}')).toBe('@layer uis');
});
