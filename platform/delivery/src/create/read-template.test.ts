import { readTemplate } from './read-template';

const page = { path: '/our-robots', page: 'our-robots', Component: 'OurRobotsPage', Title: 'Our robots' };

test('a template is filled in its text and in its paths', () => {
  const files = readTemplate('page', page);
  expect(Object.keys(files).sort()).toEqual([
    'src/our-robots/our-robots-page.test.tsx',
    'src/our-robots/our-robots-page.tsx',
  ]);
  expect(files['src/our-robots/our-robots-page.tsx']).toContain('export default function OurRobotsPage() {');
  expect(Object.values(files).join()).not.toContain('__');
});

test('a word that is not given is named', () => {
  const { Title: _title, ...others } = page;
  expect(() => readTemplate('page', others)).toThrow('template page: there is nothing for __Title__');
});
