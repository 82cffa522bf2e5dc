import { expect } from '@playwright/test';
import { faultMessages } from '../harness/fault-proxy';
import { everyChange } from './engines';
import { test } from './test';

test('a form marks what is missing at the first press, and is then sent', { tag: everyChange }, async ({ tab }) => {
  await tab.open('/contact');
  await tab.click('main button', 'Submit');
  await tab.see('form span', 'Please enter your full name');
  await tab.fill('Full name', 'Ada Example');
  await tab.fill('Company name', 'Example Works');
  await tab.fill('Email', 'ada@example.com');
  await tab.fill('Country code', '+91');
  await tab.fill('Phone number', '12345');
  await tab.choose('main select', 'Support');
  await tab.click('main button', 'Submit');
  await tab.see('main p', 'Thank you! Your message has been sent successfully.');
});

test('a press before hydration is answered by the server, and typed text is kept', {
  tag: everyChange,
}, async ({ tab, brokenSite, allowErrors }) => {
  allowErrors(faultMessages);
  allowErrors(/status of 422/);
  const { origin } = await brokenSite('mfe-marketing', 'stall');
  await tab.goto(`${origin}/contact`);
  await tab.fill('Full name', 'Ada Example');
  // Blanks pass what a browser asks for by itself.
  await tab.fill('Company name', '  ');
  await tab.fill('Email', 'ada@example.com');
  await tab.fill('Country code', '+91');
  await tab.fill('Phone number', '12345');
  await tab.choose('main select', 'Support');
  await tab.click('main button', 'Submit');
  await tab.see('h1', 'Your form was not sent yet');
  await tab.see('main span', 'Please enter your company name');
  expect(await tab.evaluate(() => document.querySelector<HTMLInputElement>('#fullName')?.value)).toBe('Ada Example');
});

test('a document can be requested', async ({ tab }) => {
  await tab.open('/products/mag-product?product=fork');
  await tab.click('summary', 'Download Product Document');
  await tab.fill('Full name', 'Ada Example');
  await tab.fill('Company name', 'Example Works');
  await tab.fill('Email', 'ada@example.com');
  await tab.fill('Job title', 'Planner');
  await tab.click('main input[type=checkbox]', 'I consent');
  await tab.click('main button', 'Submit');
  await tab.see('main p', "Thank you for your submission. We'll email you with the document");
});

test('robots can be filtered and lists searched, and the addresses restore the result', async ({ tab }) => {
  await tab.open('/products/Mag');
  await tab.choose('#task', 'Hand over to conveyors');
  await tab.see('main span', '2 of 6 robots');
  await tab.reload();
  await tab.see('main span', '2 of 6 robots');
  await tab.open('/case-studies');
  await tab.fill('Search case studies', 'gearbox');
  await tab.see('main p', '1 found');
  await tab.reload();
  await tab.see('main p', '1 found');
});

for (const { path, field, formula } of [
  { path: '/products/savings', field: 'Robots', formula: 'Investment 7 ×' },
  { path: '/products/robot-count', field: 'Distance with load', formula: 'Driving with load 7 m' },
]) {
  test(`a calculator shows its result, and its address keeps the figures: ${path}`, async ({ tab }) => {
    await tab.open(path);
    await tab.fill(field, '7');
    await tab.click('main button', 'Calculate');
    await tab.see('main th', formula);
    await tab.reload();
    await tab.see('main th', formula);
  });
}

test('a robot is shown in 3D with WebGL; without, its picture stays with a reason', async ({ tab, allowErrors }) => {
  allowErrors(/WebGL|The 3D model .* is not shown/);
  await tab.resize(390, 800);
  await tab.open('/products/mag-product?product=lifter');
  const canDraw = await tab.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null);
  await tab.click('main button', 'View in 3D');
  if (canDraw) {
    await tab.see('[aria-label^="3D model"]');
    await tab.click('main button', 'Turn left');
    await tab.click('main button', 'Back to the picture');
  } else await tab.see('[role=status]', 'The 3D view is not available');
  await tab.see('main figure img');
});

test('search finds what is typed, and an unknown address offers the nearest pages', async ({ tab, allowErrors }) => {
  allowErrors(/status of 404/);
  await tab.open('/search');
  await tab.fill('Search all pages', 'conveyer');
  const found = () => tab.evaluate(() => document.querySelector('main ol, main ul')?.textContent ?? '');
  await expect.poll(found).toContain('Conveyor mobile robot');
  await tab.fill('Search all pages', 'VDA 5050');
  await expect.poll(found).toContain('VDA 5050');
  await tab.press('ArrowDown');
  const focused = () => tab.evaluate(() => document.activeElement?.textContent ?? '');
  await expect.poll(focused).not.toBe('');
  const title = await focused();
  await tab.press('Enter');
  await tab.until('the page of the first result is there', () =>
    tab.evaluate((words) => document.title.startsWith(words), title),
  );
  await tab.goto(new URL('/case-study/stahlwerk-paletising', await tab.evaluate(() => location.href)).href);
  await tab.see('main a', 'From the palletising cell to the wrapper');
});
