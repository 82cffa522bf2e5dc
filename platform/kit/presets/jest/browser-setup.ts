import '@testing-library/jest-dom';
import { DecompressionStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';

// An element that comes late on a busy machine is no defect; Testing Library gives up after one second.
configure({ asyncUtilTimeout: 60_000 });

// jsdom lacks these; react-router needs the first two at import.
Object.assign(globalThis, { TextDecoder, TextEncoder, DecompressionStream });

// jsdom lays nothing out, so it has nothing to scroll to.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined;

// Nor does anything change its size.
if (typeof window !== 'undefined') {
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

// jsdom has no dialog methods yet; the tests need what a browser does with the `open` attribute.
if (typeof HTMLDialogElement !== 'undefined' && !HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.show = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show;
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

// jsdom does not know <search>, and React warns of elements that a browser does not know.
if (typeof Document !== 'undefined') {
  const { createElement } = Document.prototype;
  Document.prototype.createElement = function create(this: Document, name: string, options?: ElementCreationOptions) {
    const element = createElement.call(this, name, options);
    if (name === 'search') Object.setPrototypeOf(element, HTMLElement.prototype);
    return element;
  };
}
