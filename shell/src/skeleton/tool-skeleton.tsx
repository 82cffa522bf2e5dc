import styles from './tool-skeleton.module.css';

/**
 * A tool for staff until the browser has rendered it: its document has this frame already, which the app then repeats.
 * @param title the tool's own heading, if its route names one
 */
export function ToolSkeleton({ title }: { title: string | undefined }) {
  return (
    <div className={styles.skeleton}>
      {title !== undefined && <h1 className={styles.title}>{title}</h1>}
      <p className={styles.loading} role="status">
        Loading…
      </p>
      <noscript>
        <p>This tool needs JavaScript. Allow it for this page, and reload.</p>
      </noscript>
    </div>
  );
}
