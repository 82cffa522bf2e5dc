/**
 * Plays a film whose last child is its last source; resolves once it plays. After a failure it is paused and can be
 * played again.
 * @throws when the last source fails (status, connection, format), nothing arrives for 15 s, or the browser refuses
 */
export declare function playFilm(film: HTMLVideoElement): Promise<void>;
