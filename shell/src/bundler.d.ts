/** The bundler puts the value in; there is no `process` in a browser. */
declare const process: { readonly env: { readonly NODE_ENV: string } };
