import { remoteConfigurations } from 'kit/presets/rspack/remote-configurations';
import { singletons } from 'shared-config/singletons';
import remote from './remote';

export default remoteConfigurations(remote, import.meta.dirname, singletons);
