import { defineRemote } from 'shared-config/contract/remote-definition';
import { robotVariantNames } from './src/robot-variant/variants';

export default defineRemote({
  name: 'mfe-products',
  team: 'products',
  routes: [
    {
      path: '/products/mag-product',
      page: './src/robot-variant/robot-variant-page.tsx',
      variants: { parameter: 'product', values: [...robotVariantNames] },
    },
  ],
});
