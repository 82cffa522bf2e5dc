import { join } from 'node:path';
import { fetchPackage } from './fetch-package';

/** Fetches Firebase's own command line, which has its emulators: plain JavaScript, 242 MB. @returns its script */
export const fetchFirebaseTools = () => join(fetchPackage('firebase-tools', '15.34.2'), 'lib/bin/firebase.js');
