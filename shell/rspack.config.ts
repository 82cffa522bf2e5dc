import { hostConfigurations } from 'shared-config/presets/rspack/configurations';

export default hostConfigurations(import.meta.dirname, './src/entry.ts', { './render': './src/render.tsx' });
