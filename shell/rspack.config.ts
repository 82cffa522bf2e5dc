import { hostConfigurations } from 'shared-config/presets/rspack/host-configurations';

export default hostConfigurations(import.meta.dirname, './src/entry.ts', { './render': './src/render.tsx' });
