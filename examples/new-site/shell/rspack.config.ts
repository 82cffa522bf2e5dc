import { hostConfigurations } from 'kit/presets/rspack/host-configurations';
import { singletons } from 'shared-config/singletons';
import site from './site';

export default hostConfigurations(
  import.meta.dirname,
  './src/start.tsx',
  { measure: 'kit/host/signals/measure-views' },
  { './render': './src/render.tsx' },
  {},
  site,
  singletons,
);
