import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { toolTokens } from 'blog-tool/tool-tokens';
import { MemoryRouter } from 'react-router-dom';
import { siteDefinition } from 'shared-config/site-definition';
import { embeds } from './embeds';

const { kinds, Embed = () => null } = embeds;

const choices = Object.entries(kinds).flatMap(([kind, { items }]) =>
  Object.keys(items).map((name) => [kind, name] as const),
);

test.each(choices)('readers see every choice writers have, and the feed names it: %s %s', (kind, name) => {
  const { container } = render(<Embed embed={{ id: 1, type: 'embed', kind, name }} />, { wrapper: MemoryRouter });
  expect(container).not.toBeEmptyDOMElement();
  expect(siteDefinition.embeds[kind]?.[name]).toMatchObject({ title: kinds[kind]?.items[name]?.title });
});

test('a new block begins with one of the choices', () => {
  for (const { initial, items } of Object.values(kinds)) expect(Object.keys(items)).toContain(initial);
});

test("the site's stylesheet defines what the tool needs", () => {
  const css = readFileSync(join(__dirname, '../../shared-config/src/tokens/tokens.css'), 'utf8');
  expect(toolTokens.filter((name) => !css.includes(`${name}:`))).toEqual([]);
});
