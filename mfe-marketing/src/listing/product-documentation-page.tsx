import { Link } from 'react-router-dom';
import { robotNames, robotPath, robotVariantNames } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';
import { DetailsForm } from 'shared-ui/forms/details-form/details-form';
import { PageFrame } from '../page/page-frame';
import styles from './product-documentation-page.module.css';
import { SearchBox } from './search-box';
import { useSearch } from './use-search';

const documents = [
  ...robotVariantNames.map((name) => ({
    id: name,
    title: `${site.robotLineName} ${robotNames[name]}: data sheet`,
    category: 'Robots',
    to: robotPath(name),
  })),
  { id: 'syncos', title: `${site.platformName}: system requirements`, category: 'Platform', to: '/products/syncos' },
  { id: 'integrator', title: 'Integrator: interfaces and signals', category: 'Platform', to: '/products/integrator' },
  { id: 'fleet', title: 'Fleet Manager: user guide', category: 'Platform', to: '/products/fleet-manager' },
];

/** The product documentation page: title, breadcrumb, search box, and the details form in the page (specification §2). */
export default function ProductDocumentationPage() {
  const search = useSearch(documents);
  return (
    <PageFrame
      title="Product Documentation"
      description={`Data sheets and guides of ${site.robotLineName} robots and ${site.platformName}, sent on request.`}
      path="/product-documentation"
      shareImage="products"
      heading="Product Documentation"
      lead="Data sheets and guides, sent to you by email."
      crumb="Product Documentation"
    >
      <div>
        <SearchBox what="documents" search={search} />
        <div className={styles.columns}>
          <ul className={styles.documents}>
            {search.found.map(({ id, title, category, to }) => (
              <li key={id} className={styles.document}>
                <span className={styles.category}>{category}</span>
                <Link to={to}>{title}</Link>
              </li>
            ))}
          </ul>
          <section className={styles.form} aria-labelledby="request">
            <h2 id="request" className={styles.formTitle}>
              Ask for documents
            </h2>
            <DetailsForm formName="product-documentation" source="product-documentation" />
          </section>
        </div>
      </div>
    </PageFrame>
  );
}
