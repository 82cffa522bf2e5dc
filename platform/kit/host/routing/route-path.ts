import { basePath } from '../../page/base-path';

/** The path that the router knows an address of the site by. @param pathname as the browser has it, below the path of the site */
export const routePath = (pathname: string): string => pathname.slice(basePath().length);
