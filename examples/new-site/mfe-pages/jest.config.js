import { jestProject } from 'kit/presets/jest/jest-project.js';

export default jestProject(import.meta.dirname, 'browser');
