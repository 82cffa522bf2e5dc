import { defineRemote } from 'shared-config/contract/remote-definition';

export default defineRemote({
  name: 'mfe-marketing',
  team: 'marketing',
  routes: [
    { path: '/', page: './src/home/home-page.tsx' },
    { path: '/contact', page: './src/contact/contact-page.tsx', preload: 'idle' },
  ],
});
