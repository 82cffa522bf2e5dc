import { defineRemote } from 'kit/contract/remote-definition';

export default defineRemote({
  name: 'webpack-remote',
  team: 'commissioning',
  routes: [{ path: '/commissioning', page: './src/commissioning/commissioning-page.tsx' }],
});
