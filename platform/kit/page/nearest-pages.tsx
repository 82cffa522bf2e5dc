import { nearestPagesId } from '../search/nearest-pages-id';

/**
 * The list of the pages whose addresses are nearest to the one that was asked for: for the page that a site shows where there is none. The
 * server writes it into the prerendered page; on a static host it stays empty.
 */
export const NearestPages = ({ className }: { className?: string | undefined }) => (
  <ul className={className} id={nearestPagesId}>
    {readNearest().map(({ href, text }) => (
      <li key={href}>
        <a href={href}>{text}</a>
      </li>
    ))}
  </ul>
);

/** Reads the links that the server has written, so that the script finds the page as it is. */
const readNearest = () =>
  Array.from(
    globalThis.document?.querySelectorAll<HTMLAnchorElement>(`#${nearestPagesId} a`) ?? [],
    ({ pathname, search, textContent }) => ({ href: pathname + search, text: textContent }),
  );
