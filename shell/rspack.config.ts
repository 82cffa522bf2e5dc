import { hostConfigurations } from 'shared-config/presets/rspack';

export default hostConfigurations(import.meta.dirname, './src/entry.ts', { './render': './src/render.tsx' });
