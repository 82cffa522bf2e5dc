import { site } from 'shared-config/site';
import { Logo } from './logo';
import styles from './tool-header.module.css';

/** The frame of a tool for staff: nothing of it is for visitors, and all room is the tool's. */
export function ToolHeader() {
  return (
    <header className={styles.toolHeader}>
      {/* No link of the router: the browser asks before something unsaved is left. */}
      <a className={styles.home} href="/" aria-label={`${site.companyName}, home`}>
        <Logo />
      </a>
    </header>
  );
}
