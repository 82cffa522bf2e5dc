export default {
  // Every package with a jest.config.js of its own is tested; a new remote needs no line here.
  projects: ['<rootDir>/*/jest.config.js'],
  // In ms, for a machine that is busy with something else: no test waits on purpose.
  testTimeout: 30_000,
};
