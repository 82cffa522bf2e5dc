import type { FirebaseConfig } from 'kit/posts/documents-settings';
import { useState } from 'react';
import { openApp } from '../firestore/open-firestore';
import { openPostsStore } from '../firestore/open-posts-store';
import { StaffGate } from '../sign-in/staff-gate';
import { openStaffSession } from '../sign-in/staff-session';
import { BlogManagement } from './blog-management';

/** The blog tool over a Firebase project, for staff who have signed in. */
export default function SignedInTool({ config }: { config: FirebaseConfig }) {
  const [{ session, toolWindow }] = useState(() => {
    const settings = { kind: 'firebase', config } as const;
    const app = openApp(settings);
    const opened = openStaffSession(app, config.emulators?.auth);
    const store = openPostsStore(settings, location.origin, () => void opened.check(), opened.readAccount);
    return { session: opened, toolWindow: { store } };
  });
  return (
    <StaffGate session={session}>
      <BlogManagement toolWindow={toolWindow} />
    </StaffGate>
  );
}
