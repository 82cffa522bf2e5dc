import { jestProject } from 'shared-config/presets/jest.js';

export default jestProject(import.meta.dirname, 'node');
