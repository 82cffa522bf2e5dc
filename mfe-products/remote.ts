import { defineRemote } from 'kit/contract/remote-definition';
import { defaultRobotVariant, robotVariantNames } from 'shared-config/robots/robot-names';

export default defineRemote({
  name: 'mfe-products',
  team: 'products',
  // The addresses that visitors make by cutting off an end.
  redirects: { '/products': '/products/Mag' },
  routes: [
    { path: '/products/syncos', page: './src/platform/syncos-page.tsx', preload: 'idle' },
    { path: '/products/integrator', page: './src/platform/integrator-page.tsx' },
    { path: '/products/fleet-manager', page: './src/platform/fleet-manager-page.tsx' },
    { path: '/products/robot-count', page: './src/calculators/robot-count/robot-count-page.tsx' },
    { path: '/products/savings', page: './src/calculators/savings/savings-page.tsx' },
    // The footer's links, and the specification's, write it both ways (§2).
    {
      path: '/products/Mag',
      aliases: ['/products/mag'],
      page: './src/robot-line/robot-line-page.tsx',
    },
    { path: '/products/compare', page: './src/robot-comparison/comparison-page.tsx' },
    {
      path: '/products/mag-product',
      page: './src/robot-variant/robot-variant-page.tsx',
      slots: ['robot-partners', 'robot-posts'],
      variants: {
        parameter: 'product',
        // The first stands for a missing or unknown one.
        values: [defaultRobotVariant, ...robotVariantNames.filter((name) => name !== defaultRobotVariant)],
      },
    },
  ],
  exposes: [{ slot: 'own-plant', part: './src/calculators/own-plant/own-plant-part.tsx' }],
});
