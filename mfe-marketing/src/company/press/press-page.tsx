import { formatBytes } from 'kit/media/datasheet-file';
import { mediaAddress } from 'kit/media/media-file';
import { Picture } from 'kit/page/picture';
import { pressFiles, pressKit } from 'shared-config/media/press-files';
import { site } from 'shared-config/site';
import { NextLinks } from 'shared-ui/page/next-links';
import { PageFrame } from '../../page/page-frame';
import { frameOf } from '../../page-text/frame-of';
import { type ChapterLayout, PageChapter } from '../../page-text/page-chapter';
import type { Entry } from '../../page-text/page-text';
import { press } from './press.content';
import { pressLogos, pressPictures } from './press-kit';
import styles from './press-page.module.css';

const layouts: Readonly<Record<string, ChapterLayout>> = {
  texts: { layout: 'beside', level: 'chapter' },
  logo: {},
  pictures: {},
};

const inserts = { kit: <Kit />, logos: <Logos />, pictures: <Pictures /> };

/** `/press`: logo, pictures and words for those who write about the company. */
export const PressPage = () => (
  <PageFrame {...frameOf(press, '/press')}>
    {press.chapters.map((chapter) => (
      <PageChapter
        key={chapter.id}
        chapter={chapter}
        layout={layouts[chapter.id]}
        inserts={inserts}
        showEntries={(entries) => <PressTexts entries={entries} />}
      />
    ))}
    <NextLinks links={press.next} />
  </PageFrame>
);

/** The company in several lengths, to be copied. */
function PressTexts({ entries }: { entries: readonly Entry[] }) {
  return (
    <div className={styles.texts}>
      {entries.map(({ title, paragraphs }) => (
        <div key={title}>
          <h3 className={styles.textTitle}>{title}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Everything in one file. */
function Kit() {
  return (
    <p className={styles.files}>
      <a href={mediaAddress('press-kit.zip')} download={`${site.companyName.toLowerCase()}-press-kit.zip`}>
        {`All logos and pictures in one file (ZIP, ${formatBytes(pressKit.bytes)})`}
      </a>
    </p>
  );
}

function Logos() {
  return (
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
  );
}

function Pictures() {
  return (
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
  );
}

/** A file, its subject, and its kind. */
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
