/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { Block } from '../../posts/block';
import { provideBasePath } from '../base-path';
import { BlockView, type ShowEmbed } from './block-view';

test.each([
  ['sales@site.example', 'mailto:sales@site.example'],
  ['r\u{1f916}bot@site.example', 'mailto:r%F0%9F%A4%96bot@site.example'],
  ['half\ud83d@site.example', 'mailto:half%EF%BF%BD@site.example'],
  ['a@b.example?subject=x&cc=c@d.example', 'mailto:a@b.example%3Fsubject%3Dx%26cc%3Dc@d.example'],
])('a call to action links to the address that was typed and adds nothing else: %j', (email, href) => {
  render(<BlockView block={{ id: 1, type: 'cta', content: 'Write to us', email }} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe(href);
});

test('each block has its element: heading levels, ordered items, marks and links', () => {
  const blocks: Block[] = [
    { id: 1, type: 'heading', content: 'Crossings' },
    { id: 2, type: 'subheading', content: 'Shared' },
    { id: 3, type: 'list', content: '', items: ['first', 'second', 'first'] },
    { id: 4, type: 'callout', content: 'Mind the gap' },
    {
      id: 5,
      type: 'paragraph',
      content: '<p>Read <strong>this <em>page</em></strong><br><a href="/posts" rel="noopener">Blogs</a></p>',
    },
  ];
  const { container } = render(blocks.map((block) => <BlockView key={block.id} block={block} />));
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Crossings');
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Shared');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['first', 'second', 'first']);
  expect(screen.getByText('Mind the gap')).toBeVisible();
  expect(container.querySelector('p strong em')).toHaveTextContent('page');
  expect(container.querySelector('p br')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Blogs' })).toHaveAttribute('href', '/posts');
  expect(screen.getByRole('link', { name: 'Blogs' })).toHaveAttribute('rel', 'noopener');
});

test('links to the site work below a base path; those to elsewhere stay as typed', () => {
  provideBasePath('/robots');
  const targets = ['/enquire', 'https://a.example/enquire', '#costs'];
  const content = targets.map((href) => `<a href="${href}" rel="noopener">a</a>`).join('');
  render(<BlockView block={{ id: 1, type: 'paragraph', content }} />);
  provideBasePath('');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/robots/enquire',
    ...targets.slice(1),
  ]);
});

test('rich text that nobody sanitised is read as the characters that it is', () => {
  const { container } = render(<BlockView block={{ id: 1, type: 'paragraph', content: '<img src=x> & more' }} />);
  expect(container).toHaveTextContent('<img src=x> & more');
  expect(container.querySelector('img')).toBeNull();
});

const entry = (text: string, level: number, change: object = {}) => ({
  text,
  level,
  marker: 'bullet' as const,
  ...change,
});

test('a list has its numbers, its levels and its marks', () => {
  const entries = [
    entry('Loads', 0, { marker: 'number', start: 3 }),
    entry('<strong>Pallets</strong>', 1),
    entry('Totes', 1),
    entry('Small', 2),
    entry('Lanes', 0, { marker: 'number' }),
    entry('Measured', 0, { marker: 'task', isDone: true }),
  ];
  const items = ['Loads', 'Pallets', 'Totes', 'Small', 'Lanes', 'Measured'];
  const { container } = render(<BlockView block={{ id: 1, type: 'list', content: '', items, entries }} />);
  expect(container.querySelector('ol')?.start).toBe(3);
  expect(container.querySelectorAll('ol > li')).toHaveLength(2);
  expect(container.querySelectorAll('ol > li:first-child > ul > li')).toHaveLength(2);
  expect(container.querySelector('ol ul ul > li')).toHaveTextContent('Small');
  expect(screen.getByText('Pallets').tagName).toBe('STRONG');
  expect(screen.getByText('Measured').textContent).toContain('Done: ');
});

test('text changed by an earlier tool shows the change, without the old marks', () => {
  render(
    <>
      <BlockView
        block={{ id: 1, type: 'list', content: '', items: ['Changed'], entries: [entry('<em>Before</em>', 0)] }}
      />
      <BlockView block={{ id: 2, type: 'heading', content: 'Changed too', rich: '<em>Before</em>' }} />
      <BlockView block={{ id: 3, type: 'callout', content: 'The same', rich: 'The <em>same</em>' }} />
    </>,
  );
  expect(screen.getByText('Changed')).toBeVisible();
  expect(screen.getByText('Changed too')).toBeVisible();
  expect(screen.queryByText('Before')).toBeNull();
  expect(screen.getByText('same').tagName).toBe('EM');
});

test('tables, quotes, code, lines and what the site embeds are what they are', () => {
  const blocks: Block[] = [
    {
      id: 1,
      type: 'table',
      hasHeader: true,
      rows: [{ cells: ['Robot', 'Load'] }, { cells: ['<strong>Fork</strong>', '1.5 t'] }],
    },
    { id: 2, type: 'quote', content: '<p>It just runs.</p>', source: 'A shift leader' },
    { id: 3, type: 'code', content: 'if (a < b) {\n  go();\n}', language: 'js' },
    { id: 4, type: 'divider' },
    { id: 5, type: 'embed', kind: 'film', name: 'in-the-aisle' },
  ];
  const Film: ShowEmbed = ({ embed: { kind, name } }) => <em>{`${kind} ${name}`}</em>;
  const show = (Embed?: ShowEmbed) =>
    blocks.map((block) => <BlockView key={block.id} block={block} tableName="What each carries" Embed={Embed} />);
  const { container, rerender } = render(show(Film));
  expect(screen.getByRole('region', { name: 'Table: What each carries' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Load' })).toBeVisible();
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Fork', '1.5 t']);
  expect(screen.getByRole('blockquote')).toHaveTextContent('It just runs.');
  expect(screen.getByText('A shift leader')).toBeVisible();
  expect(container.querySelector('pre')?.textContent).toBe('if (a < b) {\n  go();\n}');
  expect(screen.getByRole('separator')).toBeVisible();
  expect(screen.getByText('film in-the-aisle')).toBeVisible();
  rerender(show());
  expect(screen.queryByText('film in-the-aisle')).toBeNull();
  expect(screen.getByRole('separator')).toBeVisible();
});

test('the empty corner of a table is no header: it names nothing', () => {
  const rows = [{ cells: ['', 'Load'] }, { cells: ['Fork', '1.5 t'] }];
  render(<BlockView block={{ id: 1, type: 'table', hasHeader: true, rows }} />);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Load']);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['', 'Fork', '1.5 t']);
});

test('a table is known by its caption, and the sign of a footnote leads to it', () => {
  const sign = '<a href="#footnote-1" rel="noopener">1</a>';
  render(
    <>
      <BlockView block={{ id: 1, type: 'paragraph', content: `<p>So it is.${sign}</p>` }} />
      <BlockView
        block={{ id: 2, type: 'table', rows: [{ cells: ['a'] }], hasHeader: false, caption: 'What each carries' }}
      />
      <BlockView block={{ id: 3, type: 'footnote', name: '1', content: 'Measured <em>twice</em>.' }} />
    </>,
  );
  expect(screen.getByRole('region', { name: 'Table: What each carries' })).toBeVisible();
  expect(screen.getByRole('table', { name: 'What each carries' })).toBeVisible();
  const address = screen.getByRole('link', { name: '1' }).getAttribute('href');
  expect(document.querySelector(`${address}`)).toHaveTextContent('1 Measured twice.');
});

test('each text is read in the direction of its own script', () => {
  const { container } = render(<BlockView block={{ id: 1, type: 'paragraph', content: '<p>שלום</p><p>Hello</p>' }} />);
  for (const paragraph of container.querySelectorAll('p')) expect(paragraph).toHaveAttribute('dir', 'auto');
});

test('a heading with an anchor can be linked to', () => {
  render(<BlockView anchor="loads" block={{ id: 1, type: 'heading', content: 'Loads' }} />);
  expect(screen.getByRole('link', { name: 'Link to “Loads”' })).toHaveAttribute('href', '#loads');
  expect(document.querySelector('#loads')).toHaveTextContent('Loads');
});

test('a picture has a size, a description and a caption; a missing one is not shown', () => {
  const file = {
    alt: '',
    width: 900,
    height: 600,
    avif: [{ src: '/a-480.avif', width: 480 }],
    webp: { src: '/a.webp', width: 800 },
  };
  const block = { id: 1, type: 'picture', picture: 'a.jpg', width: 900, height: 600 } as const;
  const { container, rerender } = render(
    <BlockView block={{ ...block, alt: 'Two lifters', caption: 'In aisle 4' }} picture={file} />,
  );
  const picture = screen.getByRole('img', { name: 'Two lifters' });
  expect(['width', 'height', 'src', 'loading'].map((name) => picture.getAttribute(name))).toEqual([
    '900',
    '600',
    '/a.webp',
    'lazy',
  ]);
  expect(screen.getByRole('figure')).toHaveTextContent('In aisle 4');
  expect(container.querySelector('source')).toHaveAttribute('srcset', '/a-480.avif 480w');
  expect(screen.getByRole('figure')).toHaveAttribute('class', 'picture');
  rerender(<BlockView block={{ ...block, alt: 'Two lifters', isDecorative: true }} picture={file} />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<BlockView block={block} picture={{ ...file, avif: [] }} />);
  expect(container.querySelector('source')).toBeNull();
  rerender(<BlockView block={{ ...block, layout: 'wide' }} picture={file} />);
  expect(container.querySelector('figure')).toHaveAttribute('class', 'picture wide');
  rerender(<BlockView block={block} />);
  expect(container).toBeEmptyDOMElement();
});

test('a file is a link with its name, kind and size, which is downloaded', () => {
  const block: Block = { id: 1, type: 'file', file: `${'a'.repeat(32)}.zip`, name: 'Drawings.zip', bytes: 98_000 };
  render(<BlockView block={block} fileAddress="/media/a.zip" />);
  const link = screen.getByRole('link', { name: 'Drawings (ZIP, 98 kB)' });
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual(['/media/a.zip', 'Drawings.zip']);
});
