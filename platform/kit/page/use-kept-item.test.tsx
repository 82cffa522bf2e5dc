/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { changeKeptItem, useKeptItem } from './use-kept-item';

function Kept() {
  return <p>{useKeptItem('list') ?? 'nothing'}</p>;
}
const both = (
  <>
    <Kept />
    <Kept />
  </>
);
const shown = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('every part of the page shows what is kept, as soon as it changes or is forgotten', () => {
  render(both);
  expect(shown()).toEqual(['nothing', 'nothing']);
  act(() => expect(changeKeptItem('list', 'Rotary')).toBe(true));
  expect(shown()).toEqual(['Rotary', 'Rotary']);
  act(() => expect(changeKeptItem('list', null)).toBe(true));
  expect(shown()).toEqual(['nothing', 'nothing']);
  expect(localStorage).toHaveLength(0);
});

test('a change in another tab is shown here', () => {
  render(both);
  localStorage.setItem('list', 'Gear');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'list' })));
  expect(shown()).toEqual(['Gear', 'Gear']);
});

test('where there is no room, that is said; prerendered HTML shows nothing of anybody', () => {
  localStorage.setItem('list', 'Rotary');
  expect(renderToString(both)).not.toContain('Rotary');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(changeKeptItem('list', 'Gear')).toBe(false);
});
