/** How the boot of a page waits for the browser to be idle (`boot-page.ts`). */
const waitForIdle = /const whenIdle = \(\) =>[^;]+;/;

/**
 * The source of the boot, changed so that the scripts start at `load`.
 * @throws {Error} when it is not written as it was.
 */
export function startAtLoad(source: string): string {
  if (!waitForIdle.test(source))
    throw new Error(
      'shell/src/boot/boot-page.ts has no "const whenIdle = () => …;" any more. Correct start-at-load.ts',
    );
  return source.replace(waitForIdle, 'const whenIdle = start;');
}
