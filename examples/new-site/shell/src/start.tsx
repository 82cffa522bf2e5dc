import 'shared-config/layers.css';
import 'shared-config/tokens.css';
import 'shared-config/global.css';
import { startHost } from 'kit/host/start-host';
import { hostedSite } from './hosted-site';

startHost(hostedSite);
