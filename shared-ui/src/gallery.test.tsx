import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { render } from '@testing-library/react';
import kitManifest from 'kit/package.json';
import { fakeIntersectionObserver, fakeMatchMedia } from 'kit/presets/jest/fake-browser';
import { MemoryRouter } from 'react-router-dom';
import manifest from '../package.json';
import { gallery } from './gallery';

/** The packages with components, and the folder of each. */
const packages = {
  kit: { folder: dirname(require.resolve('kit/package.json')), exports: kitManifest.exports },
  'shared-ui': { folder: join(__dirname, '..'), exports: manifest.exports },
};

const exampleOf = (file: string) => file.replace(/\.tsx$/, '.example.tsx');

/** Modules with components, by the name that they are imported by, and their files: all of this package, and those of the kit that have an example. */
const exported = Object.entries(packages).flatMap(([name, { folder, exports }]) =>
  Object.entries(exports).flatMap(([module, file]) => {
    const path = join(folder, file);
    const isShown = file.endsWith('.tsx') && (name === 'shared-ui' || existsSync(exampleOf(path)));
    return isShown ? [[module.replace('.', name), path] as const] : [];
  }),
);
test('every module with components is in the gallery, and nothing else', () => {
  expect(Object.keys(gallery).sort()).toEqual(exported.map(([name]) => name).sort());
});

test.each(exported)('%s: the example shows every component that it exports, and renders', (name, file) => {
  fakeMatchMedia(() => false);
  fakeIntersectionObserver();
  const components = Array.from(
    readFileSync(file, 'utf8').matchAll(/^export (?:function|const) ([A-Z]\w*)/gm),
    ([, one]) => one,
  );
  expect(components.length).toBeGreaterThan(0);
  const example = readFileSync(exampleOf(file), 'utf8');
  for (const component of components) expect(example).toMatch(new RegExp(`<${component}\\b`));
  const Example = gallery[name];
  const { container } = render(<MemoryRouter>{Example && <Example />}</MemoryRouter>);
  expect(container).not.toBeEmptyDOMElement();
});
