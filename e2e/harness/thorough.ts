/** Whether a test tries everything instead of one of each kind: `npx -y pnpm@12 prove` says so. */
export const isThorough = process.env['THOROUGH'] === 'true';
