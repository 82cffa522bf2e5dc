import { MenuEntries } from 'kit/page/menus/menu-entries';
import { Link } from 'react-router-dom';
import { site } from 'shared-config/site';
import styles from './site-footer.module.css';

/** Where the house is, and what the law asks for. */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.name}>{site.companyName}</p>
        <address className={styles.address}>
          Hüttenweg 3, 89180 Weilersteußlingen
          <br />
          <a href={`tel:${site.phone.replaceAll(' ', '')}`}>{site.phone}</a>
          <br />
          <a href={`mailto:${site.mail}`}>{site.mail}</a>
        </address>
        <ul className={styles.links}>
          <li>
            <Link to="/impressum">Impressum</Link>
          </li>
          <li>
            <Link to="/datenschutz">Datenschutz</Link>
          </li>
          <MenuEntries menu="haus" />
        </ul>
      </div>
    </footer>
  );
}
