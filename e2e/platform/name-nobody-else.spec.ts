import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { listFiles } from '../../platform/delivery/src/files/list-files';
import { inWords, listTelling } from '../documents/check-platform-names';
import { siteWords } from '../documents/site-words';
import { composedSite } from '../harness/site-server';
import { test } from '../harness/test';

const pattern = inWords(listTelling(siteWords));
const find = (name: string, text: string) => Array.from(text.matchAll(pattern), ([word]) => `${name}: ${word}`);

test('nothing that another company’s site serves names the company of this checkout', async ({ site, siteServer }) => {
  const folder = composedSite(site);
  const texts = listFiles(folder).filter((file) => !/\.(br|gz|png|jpe?g|webp|avif|woff2|pdf)$/.test(file));
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.flatMap((file) => find(file, readFileSync(join(folder, file), 'utf8')))).toEqual([]);

  const { address } = siteServer;
  const html = { Accept: 'text/html' };
  const answers = {
    'no page': await fetch(`${address}/nowhere`, { headers: html }),
    'no method': await fetch(`${address}/besuch`, { method: 'DELETE', headers: { Origin: address } }),
    'a refused form': await fetch(address, {
      method: 'POST',
      headers: { ...html, Origin: address },
      body: new URLSearchParams({ 'form-name': 'besuch', guest: 'Ada' }),
    }),
    'security.txt': await fetch(`${address}/.well-known/security.txt`),
    'the inbox': await fetch(`${address}/__enquiries`, { headers: html }),
    'the composition': await fetch(`${address}/__composition`, { headers: html }),
  };
  for (const [name, answer] of Object.entries(answers)) {
    const text = await answer.text();
    expect(text.length).toBeGreaterThan(20);
    expect(find(name, text)).toEqual([]);
  }
});
