import { remoteConfigurations } from 'shared-config/presets/rspack/remote-configurations';
import remote from './remote';

export default remoteConfigurations(remote, import.meta.dirname);
