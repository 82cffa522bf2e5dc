/** In development each package is served from a port of its own, with hot reload. */
export const isDevelopment = process.env.NODE_ENV === 'development';

/** Whether the shell that pages under development run is a release: it has React's production build, which patches nothing in place. */
export const isShellReleased = process.env['DEV_SHELL'] === 'released';

/** Port of the package's development server, which `dev` names. */
export const devPort = Number(process.env['DEV_PORT'] ?? 3000);
