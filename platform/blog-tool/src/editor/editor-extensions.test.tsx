import { bodyText, click, goTo, open, press, stored, type } from '../blog-management/blog-management.test.setup';

test.each([
  ['- ', 'bullet'],
  ['1. ', 'number'],
  ['- [ ] ', 'task'],
])('in a list begun with "%s" Tab moves an item down a level, and Shift+Tab up', async (sign, marker) => {
  await open('?edit=p1');
  goTo(1, 'all');
  type(`Before\n${sign}one\ntwo`);
  const entry = (text: string, level: number) => ({ text, level, marker });
  press('Tab');
  expect(bodyText().querySelectorAll('li li')).toHaveLength(1);
  // There is no level below the first item of a list.
  press('Tab');
  expect(bodyText().querySelectorAll('li li li')).toHaveLength(0);
  press('Tab', { shiftKey: true });
  expect(bodyText().querySelectorAll('li li')).toHaveLength(0);
  press('Tab');
  type(' below');
  await click('Update Blog');
  const { 'First post': saved } = await stored();
  expect(saved?.['content']).toContainEqual(
    expect.objectContaining({ type: 'list', entries: [entry('one', 0), entry('two below', 1)] }),
  );
});
