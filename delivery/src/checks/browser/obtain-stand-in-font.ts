import { spawnSync } from 'node:child_process';
import { installPackage } from './install-package';

/**
 * Makes sure of a font that stands in for the site's typefaces until they are there (`typefaces.css`), as Windows, macOS, Android and
 * most Linux desktops have: with another one lines break elsewhere, and tests would take that for a layout shift of the page.
 * @throws {Error} saying what to install when it cannot be had.
 */
export function obtainStandInFont(): void {
  if (process.platform !== 'linux' || hasStandInFont()) return;
  console.log('No font with the measures of Arial found; installing one.');
  installPackage('fonts-liberation');
  if (hasStandInFont()) return;
  throw new Error(
    'No font with the measures of Arial: install Liberation Sans (Debian: apt-get install fonts-liberation)',
  );
}

/** Without Fontconfig's command nothing can be said, and a desktop has the font. */
function hasStandInFont(): boolean {
  const { error, stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  return error !== undefined || /^(?:Arial|Liberation Sans|Roboto)(?:,|$)/m.test(stdout);
}
