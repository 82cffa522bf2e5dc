import { expectClick, expectPageAhead, putOnScreen, showPageAhead } from './page-ahead';

const main = document.createElement('main');
main.id = 'main';
document.body.append(main);
const page = (name: string) => main.querySelector<HTMLElement>(`#${name}`);

/** As React does with a page that it renders out of sight. */
function renderHidden(name: string) {
  const element = document.createElement('article');
  element.id = name;
  element.style.setProperty('display', 'none', 'important');
  main.append(element);
}

beforeEach(() => {
  jest.useFakeTimers();
  main.innerHTML = '<article id="before"></article>';
  window.scrollTo = jest.fn();
  const layOut = expectPageAhead('/next');
  renderHidden('next');
  layOut();
  jest.advanceTimersToNextFrame();
});
afterEach(() => jest.useRealTimers());

test('a page that React has rendered out of sight is laid out, and is not seen', () => {
  expect(page('next')?.style.display).toBe('');
  expect(page('next')?.style.visibility).toBe('hidden');
  expect(page('before')).toBeVisible();
});

test('a press on its link makes it visible, still clipped away; without a click it is as before', () => {
  const release = expectClick('/next');
  expect(page('next')?.style).toMatchObject({ visibility: '', height: '0px', contain: 'layout style paint' });
  release();
  expect(page('next')?.style.visibility).toBe('hidden');
  expectClick('/other');
  expect(page('next')?.style.visibility).toBe('hidden');
});

test('the end of a press whose click has shown it changes nothing', () => {
  const release = expectClick('/next');
  showPageAhead('/next');
  release();
  expect(page('next')?.style.cssText).toBe('');
  putOnScreen('/next');
  release();
  expect(page('next')?.style.cssText).toBe('');
});

test('it is shown in place of the page before, from its top', () => {
  expect(showPageAhead('/next')).toBeDefined();
  expect(page('next')?.style.cssText).toBe('');
  expect(page('before')).not.toBeVisible();
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

test('React, which renders something in it meanwhile, does not hide it', async () => {
  showPageAhead('/next');
  page('next')?.style.setProperty('display', 'none', 'important');
  await Promise.resolve();
  expect(page('next')).toBeVisible();
  putOnScreen('/next');
  page('next')?.style.setProperty('display', 'none', 'important');
  await Promise.resolve();
  expect(page('next')).not.toBeVisible();
});

test('what shows it brings the page before back', () => {
  showPageAhead('/next')?.();
  expect(page('before')).toBeVisible();
  expect(page('next')).not.toBeVisible();
});

test('another page, or one that React has dropped, is not shown, and nothing changes', () => {
  expect(showPageAhead('/other')).toBeUndefined();
  page('next')?.remove();
  expect(showPageAhead('/next')).toBeUndefined();
  expect(page('before')).toBeVisible();
});

test('React shows it by itself, as for a view transition', () => {
  putOnScreen('/next');
  expect(page('next')?.style.cssText).toBe('');
  expect(page('before')).toBeVisible();
});
