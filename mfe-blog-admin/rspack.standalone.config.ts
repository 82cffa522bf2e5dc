import { standaloneConfiguration } from 'kit/presets/rspack/standalone-configuration';

export default standaloneConfiguration('mfe-blog-admin', import.meta.dirname, './src/standalone/start.tsx');
