import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { fakeIntersectionObserver, fakeMatchMedia } from 'kit/presets/jest/fake-browser';
import { MemoryRouter } from 'react-router-dom';
import manifest from '../package.json';
import { gallery } from './gallery';

/** Modules with components, by the name that they are imported by. */
const exported = Object.entries(manifest.exports).flatMap(([name, file]) =>
  file.endsWith('.tsx') ? [name.replace('./', '')] : [],
);
const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');

test('every module with components is in the gallery, and nothing else', () => {
  expect(Object.keys(gallery).sort()).toEqual(exported.sort());
});

test.each(exported)('%s: the example shows every component that it exports, and renders', (name) => {
  fakeMatchMedia(() => false);
  fakeIntersectionObserver();
  const components = Array.from(
    read(`${name}.tsx`).matchAll(/^export (?:function|const) ([A-Z]\w*)/gm),
    ([, one]) => one,
  );
  expect(components.length).toBeGreaterThan(0);
  const example = read(`${name}.example.tsx`);
  for (const component of components) expect(example).toMatch(new RegExp(`<${component}\\b`));
  const Example = gallery[name];
  const { container } = render(<MemoryRouter>{Example && <Example />}</MemoryRouter>);
  expect(container).not.toBeEmptyDOMElement();
});
