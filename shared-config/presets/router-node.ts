// What the browser gets, and the router of the prerender.
export { StaticRouter } from 'react-router';
export * from './router-web';
