/**
 * Told how far a long command is: packages built (`build`), pages rendered (`pages`), media files compressed (`media`).
 * `done` grows to `total` within a step; a step may begin again with another total, for instance when a page fails.
 */
export type ReportProgress = (step: 'build' | 'pages' | 'media', done: number, total: number) => void;
