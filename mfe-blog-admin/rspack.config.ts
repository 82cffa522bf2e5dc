import { remoteConfigurations } from 'shared-config/presets/rspack';
import remote from './remote';

export default remoteConfigurations(remote, import.meta.dirname);
