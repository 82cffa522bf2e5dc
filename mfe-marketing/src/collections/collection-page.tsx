import { useLocation } from 'react-router-dom';
import { AuthorPage } from './author-page';
import { TagPage } from './tag-page';

/** `/authors/{slug}` and `/tags/{slug}`: one module, because each one of a remote weighs on all of its pages. */
export default function CollectionPage() {
  const { pathname } = useLocation();
  return pathname.startsWith('/tags/') ? <TagPage /> : <AuthorPage />;
}
