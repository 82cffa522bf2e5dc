// biome-ignore-all lint/performance/noBarrelFile: this file is the shared module
// What the browser gets, and the router of the prerender, with its own way to write a link.
export { StaticRouter } from 'react-router';
export { Link } from './prerendered-link';
export * from './router-web';
