import { standaloneConfiguration } from 'shared-config/presets/rspack/configurations';

export default standaloneConfiguration('mfe-blog-admin', import.meta.dirname, './src/standalone/start.tsx');
