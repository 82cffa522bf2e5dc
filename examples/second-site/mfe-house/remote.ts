import { defineRemote } from 'kit/contract/remote-definition';
import { visitPath } from 'shared-config/forms';
import { postsPath } from 'shared-config/posts';
import { siteDefinition } from 'shared-config/site-definition';

export default defineRemote({
  name: 'mfe-house',
  team: 'house',
  routes: [
    { path: visitPath, page: './src/visit/visit-page.tsx' },
    {
      path: postsPath,
      page: './src/notes/notes-page.tsx',
      posts: 'all',
      // Also while there is no post: readers who wait for one subscribe to it.
      feed: { ...siteDefinition.feed, items: [] },
    },
    { path: `${postsPath}/:slug`, page: './src/notes/note-page.tsx', posts: 'one' },
    { path: '/redaktion', page: './src/desk/desk-page.tsx', render: 'client', title: 'Redaktion' },
    { path: '/draft', page: './src/desk/shared-draft-page.tsx', render: 'client', title: 'Entwurf' },
    { path: '/impressum', page: './src/legal/imprint-page.tsx' },
    { path: '/datenschutz', page: './src/legal/privacy-page.tsx' },
  ],
  menuEntries: { seiten: [{ to: postsPath, label: 'Notizen' }] },
  exposes: [{ slot: 'casting-dates', part: './src/visit/casting-dates-part.tsx' }],
});
