import { provideBrowserFiles } from 'kit/presets/jest/browser-files';
import { drawSvg, isSvg } from './draw-svg';

// What a drawing looks like is for browsers: e2e/tests/write-with-pictures.spec.ts, e2e/engines/write-with-pictures.spec.ts.

provideBrowserFiles();

const loaded: string[] = [];

/** An image with the size that a browser says of it; without one it cannot be drawn. */
function provideImages(...sizes: ({ naturalWidth: number; naturalHeight: number } | undefined)[]): void {
  loaded.length = 0;
  class TestImage {
    onload = () => {};
    onerror = () => {};
    set src(address: string) {
      loaded.push(atob(address.split(',')[1] ?? ''));
      const size = sizes.shift();
      Object.assign(this, size);
      queueMicrotask(size ? this.onload : this.onerror);
    }
  }
  Object.assign(globalThis, { Image: TestImage });
}

const drawImage = jest.fn();
const getImageData = jest.fn();
const toBlob = jest.fn();
beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage, getImageData } as never);
  getImageData.mockReturnValue({ data: new Uint8ClampedArray([0, 0, 0, 0, 9, 9, 9, 1]) });
  toBlob.mockImplementation((done: BlobCallback) => done(new Blob(['pixels'])));
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(toBlob);
});
afterEach(() => jest.restoreAllMocks());

const svg = (text: string) => new Blob([text]);

test('a file is an SVG by its content', async () => {
  expect(await isSvg(svg('<?xml version="1.0"?><svg width="1"/>'))).toBe(true);
  expect(await isSvg(new Blob(['GIF89a'], { type: 'image/svg+xml' }))).toBe(false);
});

test('its longer side has 2,560 px, whatever size it says', async () => {
  provideImages({ naturalWidth: 24, naturalHeight: 12 });
  await drawSvg(svg('<svg width="24" height="12"/>'));
  expect(drawImage.mock.lastCall?.slice(1)).toEqual([0, 0, 2560, 1280]);
  provideImages({ naturalWidth: 1, naturalHeight: 90_000 });
  await drawSvg(svg('<svg/>'));
  expect(drawImage.mock.lastCall?.slice(1)).toEqual([0, 0, 1, 2560]);
});

test('where a browser takes no size from its viewBox, it is given that', async () => {
  provideImages({ naturalWidth: 0, naturalHeight: 0 }, { naturalWidth: 40, naturalHeight: 20 });
  await drawSvg(svg(`<?xml version="1.0"?><svg width='100%' height="auto" viewBox="-5,0 40, 20"><path/></svg>`));
  expect(loaded[1]).toBe(`<?xml version="1.0"?><svg width="40" height="20" viewBox="-5,0 40, 20"><path/></svg>`);
});

test.each([
  ['it has more than 2 MB. Simplify it', svg(' '.repeat(2_000_001)), []],
  ['this browser cannot draw it: it is damaged', svg('<svg><'), [undefined]],
  ['it does not say how large it is. Give its <svg> a viewBox', svg('<svg/>'), Array(2).fill({ naturalWidth: 0 })],
])('what cannot be drawn is refused: %s', async (reason, file, sizes) => {
  provideImages(...sizes);
  await expect(drawSvg(file)).rejects.toMatchObject({
    name: 'PictureRefusedError',
    message: expect.stringContaining(`The SVG: ${reason}`),
  });
});

test('the size goes to the drawing whatever prefix its elements have', async () => {
  provideImages({ naturalWidth: 0, naturalHeight: 0 }, { naturalWidth: 40, naturalHeight: 20 });
  await drawSvg(svg('<ns0:svg xmlns:ns0="http://www.w3.org/2000/svg" viewBox="0 0 40 20"/>'));
  expect(loaded[1]).toMatch(/^<ns0:svg width="40" height="20" xmlns:ns0=/);
});

test('one of which nothing shows is refused', async () => {
  provideImages({ naturalWidth: 9, naturalHeight: 9 });
  getImageData.mockReturnValue({ data: new Uint8ClampedArray(8) });
  await expect(drawSvg(svg('<svg/>'))).rejects.toThrow('The SVG: nothing of it shows');
});

test('one that the browser draws and lets nobody read is refused', async () => {
  provideImages({ naturalWidth: 9, naturalHeight: 9 });
  toBlob.mockImplementation(() => {
    throw new DOMException('tainted', 'SecurityError');
  });
  await expect(drawSvg(svg('<svg/>'))).rejects.toThrow('has HTML in it. Save it from your drawing program');
});
