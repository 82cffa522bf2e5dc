// For a package whose tests run in Node and in jsdom: Node needs none of jsdom's stand-ins, and loading them takes time.
if (typeof window !== 'undefined') jest.requireActual('./browser-setup');
