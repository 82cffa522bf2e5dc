import { defineRemote } from 'kit/contract/remote-definition';

export default defineRemote({
  name: 'mfe-blog-admin',
  team: 'editorial',
  routes: [
    {
      path: '/native-blogs',
      page: './src/blog-management-page.tsx',
      render: 'client',
      title: 'Blog Management',
    },
    {
      path: '/draft',
      page: './src/shared-draft-page.tsx',
      render: 'client',
      title: 'Draft',
    },
  ],
});
