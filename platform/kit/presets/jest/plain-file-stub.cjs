// Stands in for every film and typeface that a package brings: its address.
module.exports = { __esModule: true, default: '/file' };
