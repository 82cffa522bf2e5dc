import type { Tag } from 'kit/posts/tags';
import { Link } from 'react-router-dom';
import { tagPath } from 'shared-config/posts/post-address';
import chips from '../listing/chips.module.css';

/** Tags, each leading to its posts; behind a name the number of those, where it is known. */
export function TagLinks({ tags }: { tags: readonly (Tag & { count?: number })[] }) {
  return (
    <ul className={chips.chips} aria-label="Tags">
      {tags.map(({ slug, name, count }) => (
        <li key={slug}>
          <Link className={chips.chip} to={encodeURI(tagPath(slug))}>
            {/* One element: a flex container drops the space. */}
            <span>
              <bdi>{name}</bdi>
              {count !== undefined && ` (${count})`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
