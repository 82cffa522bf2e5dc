import { availableParallelism } from 'node:os';

export default {
  // Every package with a jest.config.js of its own is tested; a new remote needs no line here.
  projects: ['<rootDir>/{,platform/}*/jest.config.js', '<rootDir>/examples/*/{shell,mfe-*}/jest.config.js'],
  // Jest leaves one core to others by itself, which on two cores is half of what there is; and some tests wait for a process.
  maxWorkers: availableParallelism() + 1,
  // In ms, for a machine that is busy with something else: no test waits on purpose.
  testTimeout: 300_000,
};
