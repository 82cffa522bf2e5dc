/** Every package with a jest.config.js of its own is tested; a new remote needs no line here. */
export default { projects: ['<rootDir>/*/jest.config.js'] };
