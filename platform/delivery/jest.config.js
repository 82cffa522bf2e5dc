import { jestProject } from 'shared-config/presets/jest/jest-project.js';

export default jestProject(import.meta.dirname, 'node');
