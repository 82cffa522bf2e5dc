import { join } from 'node:path';
import { jestProject } from './presets/jest/jest-project.js';

const project = jestProject(import.meta.dirname, 'node');

export default {
  ...project,
  // Tests of components of a page begin with `@jest-environment jsdom`.
  setupFilesAfterEnv: [...project.setupFilesAfterEnv, join(import.meta.dirname, 'presets/jest/jsdom-setup.ts')],
};
