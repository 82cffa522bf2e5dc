type ConsoleLevel = 'error' | 'warn';
/** Announces that the running test writes such a line, once or more often; it fails when there is none. */
export declare function expectConsole(level: ConsoleLevel, pattern: RegExp): void;
export {};
