import { act, fireEvent, render, screen } from '@testing-library/react';
import { createDraft } from '../posts/post-draft';
import { PreviewFrame } from './preview-frame';
import { previewReady } from './preview-messages';

const draft = { ...createDraft(new Date(2026, 0, 2)), title: 'Told' };

test('the frame is scaled to show its full width, and gets the draft and each change', () => {
  jest.useFakeTimers();
  let measure = () => {};
  class Observer {
    constructor(report: () => void) {
      measure = report;
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { ResizeObserver: Observer });
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(640);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(500);
  const by = { name: 'Ada', line: 'She plans routes', portrait: undefined, alt: '' };
  const props = { draftKey: 'k', by, visited: -1, width: 1280 };
  const { rerender } = render(<PreviewFrame {...props} draft={draft} />);
  act(() => measure());
  const frame = screen.getByTitle<HTMLIFrameElement>('The post as readers see it');
  expect(frame).toHaveAttribute('src', '?preview=k');
  expect(frame).toHaveStyle({ width: '1280px', height: '1000px', transform: 'scale(0.5)' });

  const page = frame.contentWindow;
  if (!page) throw new Error('The frame has no window');
  const told = jest.spyOn(page, 'postMessage').mockImplementation(() => {});
  const say = (origin: string) =>
    act(() => void dispatchEvent(new MessageEvent('message', { data: previewReady, origin, source: page })));
  say('https://elsewhere.example');
  act(() => void jest.advanceTimersByTime(200));
  expect(told).not.toHaveBeenCalled();
  say(location.origin);
  act(() => void jest.advanceTimersByTime(200));
  expect(told).toHaveBeenLastCalledWith({ kind: 'blog-preview', draft, by, visited: -1 }, location.origin);

  // Its keys are the form's.
  const keys = jest.fn((event: KeyboardEvent) => event.ctrlKey && event.preventDefault());
  document.addEventListener('keydown', keys);
  expect(fireEvent.keyDown(page.document, { key: 's', ctrlKey: true })).toBe(false);
  expect(fireEvent.keyDown(page.document, { key: 's' })).toBe(true);
  expect(keys.mock.calls.map(([{ key, target }]) => [key, target])).toEqual([
    ['s', frame],
    ['s', frame],
  ]);
  document.removeEventListener('keydown', keys);
  const changed = { ...draft, title: 'Changed' };
  rerender(<PreviewFrame {...props} draft={changed} />);
  act(() => void jest.advanceTimersByTime(200));
  expect(told).toHaveBeenLastCalledWith({ kind: 'blog-preview', draft: changed, by, visited: -1 }, location.origin);
  jest.useRealTimers();
});
