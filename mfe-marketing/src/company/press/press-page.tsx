import { formatBytes } from 'kit/media/datasheet-file';
import { mediaAddress } from 'kit/media/media-file';
import { Picture } from 'kit/page/picture';
import { Link } from 'react-router-dom';
import { companyContacts } from 'shared-config/company-contacts';
import { pressFiles } from 'shared-config/media/press-files';
import { site } from 'shared-config/site';
import { NextLinks } from 'shared-ui/page/next-links';
import { PageSection } from 'shared-ui/page/page-section';
import { FactList } from '../../page/fact-list';
import { PageFrame } from '../../page/page-frame';
import company from '../company.module.css';
import { pressFacts, pressLogos, pressPictures, pressTexts } from './press-kit';
import styles from './press-page.module.css';

/** `/press`: logo, pictures and words for those who write about the company. */
export function PressPage() {
  return (
    <PageFrame
      title="Press Kit"
      description={`Logo, pictures in print resolution, facts and texts about ${site.companyName} for the press, and the press contact.`}
      path="/press"
      heading="Press kit"
      lead={`Logo, pictures, facts and texts about ${site.companyName}. You may use them free of charge when reporting on us.`}
      shareImage="own"
      crumb="Press Kit"
    >
      <PageSection id="contact" title="Press contact" layout="beside">
        <FactList
          facts={[
            { name: 'Email', value: companyContacts.press, to: `mailto:${companyContacts.press}` },
            { name: 'Reply', value: 'On the same working day, in English or German' },
            { name: 'Latest', value: 'News', to: '/news' },
          ]}
        />
      </PageSection>
      <PageSection id="texts" title="Texts about the company" layout="beside" level="chapter">
        <div className={styles.texts}>
          {pressTexts.map(({ title, text }) => (
            <div key={title}>
              <h3 className={styles.textTitle}>{title}</h3>
              {text.split('\n\n').map((paragraph) => (
                <p key={paragraph} className={styles.paragraph}>
                  {paragraph}
                </p>
              ))}
            </div>
          ))}
        </div>
      </PageSection>
      <PageSection id="facts" title="Facts" layout="beside">
        <FactList facts={pressFacts} />
      </PageSection>
      <PageSection id="logo" title="Logo">
        <ul className={styles.logos}>
          {pressLogos.map(({ title, ground, svg, png }) => (
            <li key={title}>
              <div className={`${styles.ground} ${styles[ground]}`}>
                <img
                  className={styles.logo}
                  src={mediaAddress(`press-${svg}`)}
                  alt=""
                  width={pressFiles[svg].width}
                  height={pressFiles[svg].height}
                  loading="lazy"
                />
              </div>
              <p className={styles.title}>{title}</p>
              <p className={styles.files}>
                <Download title={title} file={svg} kind="SVG" />
                <Download title={title} file={png} kind="PNG" />
              </p>
            </li>
          ))}
        </ul>
        <p className={company.note}>
          Leave clear space as wide as the mark on all sides. Do not recolour it, rotate it or place it on a picture.
        </p>
      </PageSection>
      <PageSection id="pictures" title="Pictures for print">
        <ul className={styles.pictures}>
          {pressPictures.map(({ title, image, file }) => (
            <li key={file}>
              <Picture
                file={image}
                className={styles.picture}
                sizes="(width >= 1024px) 26rem, (width >= 768px) 50vw, calc(100vw - 2.5rem)"
                maxWidth={800}
              />
              <p className={styles.title}>{title}</p>
              <p className={styles.files}>
                <Download title={title} file={file} kind="JPEG" />
              </p>
            </li>
          ))}
        </ul>
        <p className={company.note}>
          2560 px is 21.7 cm at 300 dpi. All pictures are computer renderings, as the <Link to="/imprint">imprint</Link>{' '}
          says. You may crop them; please credit {site.companyName}.
        </p>
      </PageSection>
      <NextLinks
        links={[
          { to: '/news', title: 'News', text: 'What is new in robots and software.' },
          { to: '/about-us', title: 'About Us', text: 'People, locations and history.' },
          { to: '/case-studies', title: 'Case Studies', text: 'Six plants, with measured results.' },
        ]}
      />
    </PageFrame>
  );
}

/** A file, what it shows, and what kind of file it is. */
type DownloadProps = { title: string; file: keyof typeof pressFiles; kind: string };

/** A link to a file, with its size. */
function Download({ title, file, kind }: DownloadProps) {
  const { bytes, width, height } = pressFiles[file];
  const size = kind === 'SVG' ? '' : `${width} × ${height} px, `;
  return (
    <a href={mediaAddress(`press-${file}`)} download={`${site.companyName.toLowerCase()}-${file}`}>
      <span className="visually-hidden">{title}: </span>
      {`${kind}, ${size}${formatBytes(bytes)}`}
    </a>
  );
}
