import { remoteConfigurations } from 'kit/presets/rspack/remote-configurations';
import remote from './remote';

export default remoteConfigurations(remote, import.meta.dirname);
