import { defineRemote } from 'kit/contract/remote-definition';

export default defineRemote({
  name: 'vite-remote',
  team: 'surveys',
  routes: [{ path: '/site-survey', page: './src/site-survey/site-survey-page.tsx' }],
});
