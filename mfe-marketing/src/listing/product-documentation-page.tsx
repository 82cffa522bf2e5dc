import { formatBytes } from 'kit/media/datasheet-file';
import { withBase } from 'kit/page/base-path';
import { formatDay } from 'kit/posts/format-day';
import { Link } from 'react-router-dom';
import { datasheetFiles } from 'shared-config/media/datasheet-files';
import { robotNames, robotPath, robotVariantNames } from 'shared-config/robots/robot-names';
import { dataSheetItem } from 'shared-config/shortlist/robot-items';
import { site } from 'shared-config/site';
import { DetailsForm } from 'shared-ui/forms/details-form/details-form';
import { NextLinks } from 'shared-ui/page/next-links';
import { AddToList } from 'shared-ui/shortlist/add-to-list';
import { listsAfter } from '../lists/lists-after';
import { PageFrame } from '../page/page-frame';
import styles from './product-documentation-page.module.css';
import { SearchBox } from './search-box';
import { useSearch } from './use-search';

/** The data sheets, each with the page of its robot. */
const documents = datasheetFiles.flatMap((sheet) => {
  const robot = robotVariantNames.find((name) => sheet.title === `${site.robotLineName} ${robotNames[name]}`);
  return robot === undefined
    ? []
    : [{ ...sheet, id: sheet.file, category: sheet.kind, to: robotPath(robot), items: [dataSheetItem(robot)] }];
});

/** The product documentation page: title, breadcrumb, search box, and the details form in the page (specification §2). */
export default function ProductDocumentationPage() {
  const search = useSearch(documents);
  return (
    <PageFrame
      title="Product Documentation"
      description={`Data sheets of the six ${site.robotLineName} robots: dimension drawing, tables, safety and interfaces, as PDF.`}
      path="/product-documentation"
      shareImage="own"
      heading="Product Documentation"
      lead="The data sheet of each robot: drawing, tables, safety, interfaces. Fill in the form once, and download what you need. Outlines (DXF) and models (GLB) are free on each robot’s page; STEP is not offered. The description of the API comes with the offer."
      crumb="Product Documentation"
    >
      <div>
        <SearchBox what="documents" search={search} />
        <div className={styles.columns}>
          <ul className={styles.documents}>
            {search.found.map(({ id, title, category, to, items, version, date, pages, bytes }) => (
              <li key={id} className={styles.document}>
                <Link to={to}>{`${title}: ${category.toLowerCase()}`}</Link>
                <span className={styles.about}>
                  Version {version}, <time dateTime={date}>{formatDay(date)}</time>
                </span>
                <span className={styles.about}>
                  PDF, {pages} pages, {formatBytes(bytes)}
                </span>
                <span className={styles.add}>
                  <AddToList items={items} />
                </span>
              </li>
            ))}
          </ul>
          <section className={styles.form} aria-labelledby="request">
            <h2 id="request" className={styles.formTitle}>
              Ask for documents
            </h2>
            <DetailsForm
              formName="product-documentation"
              source="product-documentation"
              offer={
                <ul className={styles.files}>
                  {documents.map(({ file, title, bytes }) => (
                    <li key={file}>
                      <a href={withBase(`/pdfs/${file}`)} download>{`${title} (PDF, ${formatBytes(bytes)})`}</a>
                    </li>
                  ))}
                </ul>
              }
            />
          </section>
        </div>
      </div>
      <NextLinks links={listsAfter('/product-documentation')} />
    </PageFrame>
  );
}
