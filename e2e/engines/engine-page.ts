/** A place in the window, in CSS pixels. */
export type Point = { x: number; y: number };

/** The keys that journeys press; text is typed. */
export type KeyName =
  | 'Enter'
  | 'Tab'
  | 'Escape'
  | 'Backspace'
  | 'Home'
  | 'End'
  | 'ArrowUp'
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight';

/** The keys that are held down meanwhile. */
export type Modifier = 'Control' | 'Shift' | 'Alt';

/** A letter that is pressed together with Control. */
export type Letter = 'a' | 'c' | 's' | 'v' | 'z';

/** The operations of a page that journeys need in every engine. Each driver brings it; whatever else they do is made of it (`tab.ts`). */
export type EnginePage = {
  /** Opens an address. A stalled request of the page holds nothing up. */
  goto: (address: string) => Promise<unknown>;
  /** Evaluates an expression in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Sets the size of the page in its window. */
  resize: (width: number, height: number) => Promise<unknown>;
  moveMouse: (to: Point) => Promise<unknown>;
  click: (at: Point) => Promise<unknown>;
  /** Presses a key, or a letter, while others are held down. */
  press: (key: KeyName | Letter, ...held: Modifier[]) => Promise<unknown>;
  type: (text: string) => Promise<unknown>;
  /** Presses the mouse, moves it through the points, and lets it go at the last one. */
  drag: (from: Point, ...to: Point[]) => Promise<unknown>;
  /**
   * Writes as an input method does: each state of what is being composed, and what it becomes. Absent where the driver has no input
   * method; then journeys send the events of one.
   */
  compose?: (states: readonly string[], composed: string) => Promise<unknown>;
  /** Kills the process that shows the page, without a word to it; then there is another page of the same profile. */
  crash: () => Promise<unknown>;
  /** The warnings and errors on the console since it was asked last, those that nobody caught included. */
  takeErrors: () => Promise<string[]>;
  /** The page on the screen, as PNG. */
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<unknown>;
};
