// For a package whose tests run in Node and in jsdom: Node has no use for what jsdom lacks, and loading it takes time.
if (typeof window !== 'undefined') jest.requireActual('./browser-setup');
