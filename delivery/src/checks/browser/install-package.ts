import { execFileSync } from 'node:child_process';

/** Installs a package of Debian or Ubuntu, where this process may; a failure is printed, and whoever asked looks whether it is there. */
export function installPackage(name: string): void {
  if (process.getuid?.() !== 0) return;
  try {
    execFileSync('apt-get', ['update'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch (error) {
    console.error(error);
  }
}
