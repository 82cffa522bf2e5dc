import { Link } from 'react-router-dom';
import { site } from 'shared-config/site';
import { Logo } from '../header/logo';
import { menuSections, type NavigationLink } from '../header/navigation';
import styles from './site-footer.module.css';

type FooterColumn = { title: string; links: readonly NavigationLink[] };

const columns: readonly FooterColumn[] = [
  {
    title: 'Products',
    links: [
      { label: `${site.platformName} Platform`, to: '/products/syncos' },
      { label: 'Integrator', to: '/products/integrator' },
      { label: 'Fleet Manager', to: '/products/fleet-manager' },
      // Lower case here, as specification §2 has it; the header links to /products/Mag.
      { label: `${site.robotLineName} Robots`, to: '/products/mag' },
      { label: 'Solutions', to: '/solutions' },
    ],
  },
  ...menuSections
    .filter(({ id }) => id === 'resources')
    .map(({ label, links }) => ({
      title: label,
      links: [...links, { label: 'Magazine', to: '/magazine' }],
    })),
  {
    title: 'Company',
    links: [
      { label: 'About Us', to: '/about-us' },
      { label: 'Contact', to: '/contact' },
      { label: 'Service', to: '/service' },
      { label: 'Safety', to: '/safety' },
      { label: 'Press', to: '/press' },
      { label: 'Imprint', to: '/imprint' },
      { label: 'Terms', to: '/terms' },
      { label: 'Privacy', to: '/privacy' },
    ],
  },
];

/** Links to products, resources, the company and its legal pages, and where else it is found (specification §2 Footer). */
export function SiteFooter() {
  return (
    <footer className={styles.siteFooter}>
      <div className={styles.content}>
        <div className={styles.company}>
          <Logo />
          <p className={styles.summary}>Mobile robots, and the no-code platform that connects them with your plant.</p>
        </div>
        <nav className={styles.columns} aria-label="Footer">
          {columns.map(({ title, links }) => (
            <section key={title} aria-label={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <Link className={styles.link} to={to}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <div className={styles.end}>
          <p>{`© ${site.copyrightYear} ${site.companyName}. All rights reserved.`}</p>
          <ul className={styles.social}>
            {site.socialLinks.map(({ name, url }) => (
              <li key={name}>
                <a className={styles.link} href={url} rel="noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
