import { useState } from 'react';
import { PageHead } from 'shared-ui/page-head';
import { openFirestore } from '../posts/open-firestore';
import { createPostsStore } from '../posts/posts-store';
import { BlogManagement } from './blog-management';
import styles from './blog-management-page.module.css';

/** `/native-blogs`: the blog authoring tool for staff; rendered by the browser alone and kept out of search results. */
export default function BlogManagementPage() {
  const [store] = useState(() => createPostsStore(openFirestore(window.location)));
  return (
    <div className={styles.page}>
      <PageHead title="Blog Management" description="Blog authoring tool for staff." path="/native-blogs" hidden />
      <BlogManagement store={store} />
    </div>
  );
}
