import { isDevelopment } from '../environment';
import type { BuildMode } from './build-mode';
import { development } from './development';
import { production } from './production';

/** How this process builds. */
export const buildMode: BuildMode = isDevelopment ? development : production;
