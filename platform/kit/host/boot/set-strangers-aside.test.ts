/** @jest-environment jsdom */
import { setStrangersAside } from './set-strangers-aside';

test('elements that extensions put into the page are set aside, then put back in place', () => {
  document.body.innerHTML = '<div><label>Name <input></label><p>Text</p></div>';
  const root = document.body.children[0] as Element;
  const parsed = root.outerHTML;
  window.parsedElements = new WeakSet(document.querySelectorAll('*'));
  document.querySelector('label')?.prepend(document.createElement('i'));
  document.querySelector('input')?.insertAdjacentHTML('afterend', '<div><svg></svg></div><b></b>');
  const extended = root.outerHTML;
  const restore = setStrangersAside(root);
  expect(root.outerHTML).toBe(parsed);
  restore();
  expect(root.outerHTML).toBe(extended);
  document.querySelector('p')?.replaceChildren(Object.assign(document.createElement('font'), { textContent: 'Texte' }));
  setStrangersAside(root);
  expect(document.querySelector('p')).toHaveTextContent('Texte');
});
