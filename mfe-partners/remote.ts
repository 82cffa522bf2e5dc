import { defineRemote } from 'kit/contract/remote-definition';

export default defineRemote({
  name: 'mfe-partners',
  team: 'partners',
  routes: [
    { path: '/partner-with-us', page: './src/partner-with-us/partner-with-us-page.tsx' },
    { path: '/tech-partner', page: './src/tech-partner/tech-partner-page.tsx' },
    { path: '/our-solution', page: './src/our-solution/our-solution-page.tsx' },
  ],
  exposes: [{ slot: 'robot-partners', part: './src/robot-partners/robot-partners-part.tsx' }],
});
