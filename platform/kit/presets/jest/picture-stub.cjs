// Stands in for every picture that a package brings: nothing is made of it in tests.
const source = (width) => ({ src: `/picture-${width}.avif`, width });
module.exports = {
  __esModule: true,
  default: {
    width: 800,
    height: 450,
    avif: [source(480), source(800)],
    webp: { src: '/picture-800.webp', width: 800 },
  },
};
