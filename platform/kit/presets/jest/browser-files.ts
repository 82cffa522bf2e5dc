import { webcrypto } from 'node:crypto';

/** Gives jsdom what browsers have of files: their bytes, their text, and digests of them. */
export function provideBrowserFiles(): void {
  // A buffer of jsdom is none of Node's.
  const digest = (algorithm: string, bytes: ArrayBuffer) =>
    webcrypto.subtle.digest(algorithm, Buffer.from(new Uint8Array(bytes)));
  Object.defineProperty(crypto, 'subtle', { value: { digest }, configurable: true });
  Object.assign(Blob.prototype, {
    arrayBuffer(this: Blob) {
      return new Promise((resolve, reject) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result);
        reader.onerror = () => reject(reader.error);
        reader.readAsArrayBuffer(this);
      });
    },
    async text(this: Blob) {
      return new TextDecoder().decode(new Uint8Array(await this.arrayBuffer()));
    },
  });
}
