export default {
  projects: ['<rootDir>/{shell,mfe-*}/jest.config.js'],
  testTimeout: 60_000,
};
