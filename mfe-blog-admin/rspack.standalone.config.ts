import { standaloneConfiguration } from 'shared-config/presets/rspack';

export default standaloneConfiguration('mfe-blog-admin', import.meta.dirname, './src/standalone/start.tsx');
