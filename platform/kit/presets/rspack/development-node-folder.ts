/** Folder of a package's build for Node under development, relative to the package: a release builds beside it. */
export const developmentNodeFolder = 'dist/development';
