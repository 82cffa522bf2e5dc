// biome-ignore-all lint/performance/noBarrelFile: this file is the shared module
// The exports that the browser gets, and the router of the prerender.
export { StaticRouter } from 'react-router';
export * from './router-web';
