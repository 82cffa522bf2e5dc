import type { GallerySources } from 'kit/contract/gallery';
import { gallery } from 'shared-ui/gallery';
import styles from './gallery.module.css';

/** The components that pages are made of, of the kit and of `shared-ui`: each as it looks, with its properties and the code that shows it. */
export function Gallery({ sources }: { sources: GallerySources }) {
  const shown = Object.entries(gallery);
  return (
    <main className={styles.gallery}>
      <h1 className={styles.title}>Components</h1>
      <nav aria-label="Components">
        <ul className={styles.list}>
          {shown.map(([name]) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {shown.map(([name, Example]) => (
        <article key={name} id={name} className={styles.entry}>
          <h2 className={styles.name}>{name}</h2>
          <div className={styles.example}>
            <Example />
          </div>
          <div className={styles.sources}>
            <Code title="Properties" text={sources[name]?.declarations} />
            <Code title="Code" text={sources[name]?.example} />
          </div>
        </article>
      ))}
    </main>
  );
}

function Code({ title, text = '' }: { title: string; text: string | undefined }) {
  return (
    <section aria-label={title}>
      <h3 className={styles.label}>{title}</h3>
      {/* A region that scrolls is reached by the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <pre className={styles.code} tabIndex={0}>
        {text}
      </pre>
    </section>
  );
}
