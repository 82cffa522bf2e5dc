import { findDifference } from './find-difference';

test('the first difference is shown in its element, in both renderings', () => {
  const page = (text: string) => `<main><h1>Robots</h1><p class="note">Seen ${text} times</p><p>${text}</p></main>`;
  expect(findDifference(page('7'), page('7'))).toBeUndefined();
  expect(findDifference(page('7'), page('12'))).toEqual({
    one: '<p class="note">Seen 7 times</p><p>7</p></main>',
    other: '<p class="note">Seen 12 times</p><p>12</p></main>',
  });
  expect(findDifference('<p>a</p>', '<p>a</p><p>b</p>')).toEqual({ one: '</p>', other: '</p><p>b</p>' });
});
