import { filmLiftersInAisle } from 'shared-config/media/catalog';
import { FilmSources } from './film-sources';

/** For the gallery of the development server. */
export default function FilmSourcesExample() {
  return (
    <video controls muted width="480" poster={filmLiftersInAisle.poster.webp.src}>
      <FilmSources file={filmLiftersInAisle} />
    </video>
  );
}
