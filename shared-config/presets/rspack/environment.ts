/** In development each package is served from a port of its own, with hot reload. */
export const isDevelopment = process.env.NODE_ENV === 'development';

/** Port of the package's development server, which `dev` names. */
export const devPort = Number(process.env['DEV_PORT'] ?? 3000);
