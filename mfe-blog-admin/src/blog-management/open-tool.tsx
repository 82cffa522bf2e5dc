import { useState } from 'react';
import type { DocumentsSettings } from 'shared-config/posts/documents-settings';
import { openPostsStore } from '../firestore/open-posts-store';
import { BlogManagement } from './blog-management';

/** The blog tool without sign-in (specification §6): without a Firebase project the embedded server listens on loopback only. */
export default function OpenTool({ settings }: { settings: DocumentsSettings }) {
  const [store] = useState(() => openPostsStore(settings, location.origin));
  return <BlogManagement store={store} />;
}
