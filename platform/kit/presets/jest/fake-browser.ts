// Stand-ins for what jsdom has no layout for, so that tests say what a visitor sees and prefers. For tests alone.

/** Answers media queries. @param matches asked again at every look. @param parse what the browser makes of a query */
export function fakeMatchMedia(matches: (query: string) => boolean, parse = (query: string) => query) {
  class FakeMediaQueryList extends EventTarget implements MediaQueryList {
    readonly onchange = null;

    constructor(readonly media: string) {
      super();
    }

    get matches() {
      return matches(this.media);
    }

    addListener() {}
    removeListener() {}
  }
  const lists: FakeMediaQueryList[] = [];
  window.matchMedia = (media) => {
    const list = new FakeMediaQueryList(parse(media));
    lists.push(list);
    return list;
  };
  return {
    /** Tells the listeners that the answers may have changed. */
    change: () => {
      for (const list of lists) list.dispatchEvent(new Event('change'));
    },
  };
}

/** Watches nothing by itself: the test says whether what was observed last has come into view. */
export function fakeIntersectionObserver() {
  const observers: { tell: (isIntersecting: boolean) => void; options: IntersectionObserverInit | undefined }[] = [];
  globalThis.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    #target: Element = document.body;

    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const area = document.body.getBoundingClientRect();
      const tell = (isIntersecting: boolean) =>
        callback(
          [
            {
              isIntersecting,
              target: this.#target,
              time: 0,
              intersectionRatio: Number(isIntersecting),
              boundingClientRect: area,
              intersectionRect: area,
              rootBounds: null,
            },
          ],
          this,
        );
      observers.push({ tell, options });
    }

    observe(target: Element) {
      this.#target = target;
    }
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
  return {
    /** Says to the observer made last whether what it observes is in view. */
    see: (isIntersecting: boolean) => observers.at(-1)?.tell(isIntersecting),
    /** Options of the observer made last. */
    options: () => observers.at(-1)?.options,
  };
}
