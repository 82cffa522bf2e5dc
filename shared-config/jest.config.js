import { jestProject } from './presets/jest.js';

export default jestProject(import.meta.dirname, 'node');
