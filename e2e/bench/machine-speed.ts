/** Numbers that are sorted: some 0.2 s of work. */
const count = 600_000;

/** How long this machine takes for a piece of work that is always the same, in ms: figures of a busy or a slow one say less. */
export function timeFixedWork(): number {
  let seed = 1;
  const numbers = Array.from({ length: count }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed;
  });
  const began = performance.now();
  numbers.sort((one, other) => one - other);
  return performance.now() - began;
}
