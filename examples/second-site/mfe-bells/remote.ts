import { defineRemote } from 'kit/contract/remote-definition';
import { bellPath, bells } from 'shared-config/bells';

export default defineRemote({
  name: 'mfe-bells',
  team: 'foundry',
  routes: [
    { path: '/', page: './src/home/home-page.tsx', posts: 'latest' },
    { path: '/glocken', page: './src/bells/bells-page.tsx', preload: 'idle' },
    {
      path: '/glocken/:bell',
      entries: bells.map(({ name }) => bellPath(name)),
      page: './src/bells/bell-page.tsx',
      slots: ['casting-dates'],
    },
    { path: '/anfrage', page: './src/inquiry/inquiry-page.tsx' },
  ],
});
