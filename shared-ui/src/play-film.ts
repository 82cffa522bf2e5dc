/** Time in ms without any new data after which a film that does not play yet has failed. */
const filmTimeout = 15_000;

/**
 * Plays a film whose last child is its last source; resolves once it plays. After a failure it is paused and can be
 * played again.
 * @throws when the last source fails (status, connection, format), nothing arrives for 15 s, or the browser refuses
 */
export async function playFilm(film: HTMLVideoElement): Promise<void> {
  const watch = new AbortController();
  // A film that failed before is not loaded again by itself.
  if (film.error || film.readyState === HTMLMediaElement.HAVE_NOTHING) film.load();
  try {
    await Promise.race([film.play(), rejectOnFailure(film, watch.signal)]);
  } catch (error) {
    // The film would start by itself as soon as something arrives.
    film.pause();
    throw error;
  } finally {
    watch.abort();
  }
}

/** Rejects where `play` does not: with several sources its promise stays pending when none can be loaded. */
function rejectOnFailure(film: HTMLVideoElement, signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => reject(new Error('nothing arrived for 15 s')), filmTimeout);
    };
    wait();
    film.addEventListener('progress', wait, { signal });
    signal.addEventListener('abort', () => clearTimeout(timer));
    // The error of a source does not bubble, so it is caught on its way down; after one before the last the next is tried.
    film.addEventListener(
      'error',
      ({ target }) => {
        if (target === film || target === film.lastElementChild) reject(new Error('no source could be loaded'));
      },
      { capture: true, signal },
    );
  });
}
