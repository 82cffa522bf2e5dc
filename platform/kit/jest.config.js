import { jestProject } from './presets/jest/jest-project.js';

export default jestProject(import.meta.dirname, 'node');
