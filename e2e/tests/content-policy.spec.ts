import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { waitForHydration } from '../../delivery/src/checks/browser/wait-for-hydration';
import { editParagraph } from '../harness/edit-paragraph';
import { composedSite } from '../harness/site-server';
import { test as siteTest } from '../harness/test';

declare global {
  interface Window {
    noteViolation: (text: string) => void;
  }
}

/** Playwright's test with a list of whatever the browser refused because of a page's policy. */
const test = siteTest.extend<{ violations: string[] }>({
  violations: async ({ page }, use) => {
    const violations: string[] = [];
    await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, sourceFile }) =>
        window.noteViolation(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample} ${sourceFile}`),
      );
    });
    page.on('console', (message) => {
      if (/Content Security Policy|Trusted/.test(message.text())) violations.push(message.text());
    });
    await use(violations);
  },
});

async function paste(page: Page, html: string) {
  await page.locator('.ProseMirror').evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

// The view in 3D is in robot-view.spec.ts, which fails by the line on the console as every test does.
test('nothing that a visitor can do breaks the policy', async ({ page, violations }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('button', { name: /Play/ }).first().click();
  await page.getByRole('region', { name: 'Latest Blogs' }).scrollIntoViewIfNeeded();
  // Every remote's pages by soft navigation, a page with JSON-LD and one of authored posts among them.
  for (const path of ['/products/Mag', '/partner-with-us', '/case-studies', '/contact', '/blogs']) {
    const link = page.locator(`a[href="${path}"]`).first();
    await link.evaluate((anchor) => (anchor as HTMLAnchorElement).click());
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/products/mag-product?product=lifter');
  await waitForHydration(page);
  // Another robot on the same page: its JSON-LD changes in place.
  await page.locator('main a[href="/products/mag-product?product=fork"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MAG Fork');
  await page.goto('/contact');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  expect(violations).toEqual([]);
});

test('writing a post with pasted styles, showing and exporting it breaks no policy', async ({ page, violations }) => {
  await page.goto('/native-blogs');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'New Blog Post' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Pasted');
  await editParagraph(page, 'Paragraph, block 1');
  await paste(page, `<style>p{color:red}</style><p style="color:red">Styled <b style='x:y'>words</b></p>`.repeat(20));
  await expect(page.locator('.ProseMirror')).toContainText('Styled words');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+b');
  await page.getByRole('button', { name: 'Save Blog' }).click();
  const card = page.getByRole('article').filter({ hasText: 'Pasted' }).first();
  await card.getByRole('button', { name: 'Read Article' }).click();
  await expect(page.getByRole('heading', { name: 'Pasted' })).toBeVisible();
  expect(violations).toEqual([]);
});

test('strings become neither markup nor scripts of another place', async ({ page, expectConsole }) => {
  expectConsole(/Trusted/);
  await page.goto('/contact');
  await waitForHydration(page);
  const outcomes = await page.evaluate(() => {
    const attempt = (action: () => void) => {
      try {
        action();
        return 'done';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    };
    return [
      () => document.createElement('div').insertAdjacentHTML('beforeend', '<b>x</b>'),
      () => void new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      () => void Object.assign(document.createElement('script'), { src: '/media/site.js' }),
      () => void Object.assign(document.createElement('script'), { src: '/assets/shell/1/entry.js' }),
    ].map(attempt);
  });
  expect(outcomes).toEqual(['refused', 'refused', 'refused', 'done']);
});

test('a link to the blog tool loads a document with the policy of the tool', async ({ page, violations }) => {
  await page.goto('/contact');
  await waitForHydration(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/native-blogs');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
  expect(await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')).toContain(
    'ProseMirrorClipboard',
  );
  expect(violations).toEqual([]);
});

test('the embedded server sends the headers that a static host reads from _headers', async ({ page, request }) => {
  const rules = readFileSync(join(composedSite(), '_headers'), 'utf8')
    .trim()
    .split(/\n(?=\/)/)
    .map((block) => {
      const [path = '', ...lines] = block.trim().split('\n');
      return { path, headers: lines.map((line) => line.trim().split(/: (.*)/) as [string, string]) };
    });
  await page.goto('/contact');
  const script = (await page.locator('script[src]').first().getAttribute('src')) ?? '';
  for (const path of ['/contact', '/native-blogs', new URL(script, page.url()).pathname, '/media/favicon.svg']) {
    const expected = new Map<string, string>();
    for (const rule of rules) {
      const covers = rule.path.endsWith('/*') ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path;
      if (covers) for (const [name, value] of rule.headers) expected.set(name.toLowerCase(), value);
    }
    // By https alone, which this server is not.
    expected.delete('strict-transport-security');
    const headers = (await request.get(path)).headers();
    expect(expected.size).toBeGreaterThan(5);
    for (const [name, value] of expected) expect([path, name, headers[name]]).toEqual([path, name, value]);
  }
});
