/** A place in the window, in CSS pixels. */
export type Point = { x: number; y: number };

/** The keys that journeys press; text is typed. */
type KeyName = 'Enter' | 'Tab' | 'Escape';

/** What journeys need of a page in every engine. Each driver brings it; whatever else they do is made of it (`tab.ts`). */
export type EnginePage = {
  /** Opens an address. What stalls on the page holds nothing up. */
  goto: (address: string) => Promise<unknown>;
  /** Evaluates an expression in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Sets the size of the page in its window. */
  resize: (width: number, height: number) => Promise<unknown>;
  moveMouse: (to: Point) => Promise<unknown>;
  click: (at: Point) => Promise<unknown>;
  press: (key: KeyName) => Promise<unknown>;
  /** Presses a letter together with Control. */
  pressControl: (letter: 'c' | 'v') => Promise<unknown>;
  type: (text: string) => Promise<unknown>;
  /** Kills the process that shows the page, without a word to it; then there is another page of the same profile. */
  crash: () => Promise<unknown>;
  /** The warnings and errors on the console since it was asked last, those that nobody caught included. */
  takeErrors: () => Promise<string[]>;
  /** What it shows, as PNG. */
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<unknown>;
};
