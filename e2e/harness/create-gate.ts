/** A gate that requests wait at: what a test checks while they are on their way does not hang on the machine's speed. */
export function createGate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
