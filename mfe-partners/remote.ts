import { defineRemote } from 'shared-config/contract/remote-definition';

// ADR 0012: form, accordion, logos and steps on one page.
const budget = { html: 15_500, scripts: 130_000 };

export default defineRemote({
  name: 'mfe-partners',
  team: 'partners',
  routes: [
    { path: '/partner-with-us', page: './src/partner-with-us/partner-with-us-page.tsx', budget },
    { path: '/tech-partner', page: './src/tech-partner/tech-partner-page.tsx', budget },
    { path: '/our-solution', page: './src/our-solution/our-solution-page.tsx', budget },
  ],
});
