import { Link } from 'react-router-dom';
import styles from './blog-management.module.css';

/** In the place of a post that an address asks for and that is not there. */
export function MissingPost() {
  return (
    <>
      <h1 className={styles.title}>There is no such post</h1>
      <p>
        It may have been deleted, or the posts could not be loaded: then load this page again.{' '}
        <Link to={{ search: '' }}>Back to Blog List</Link>
      </p>
    </>
  );
}
