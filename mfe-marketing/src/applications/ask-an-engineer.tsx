import { useSetInterest } from 'shared-config/store';
import { CallToAction } from 'shared-ui/call-to-action';
import type { Application } from '../lists/application';
import styles from './ask-an-engineer.module.css';

/** The first question of an engineer, and the link to the contact form, which then knows what the message is about. */
export function AskAnEngineer({ application: { title, url, request } }: { application: Application }) {
  const setInterest = useSetInterest();
  return (
    <aside className={styles.ask} aria-label={`Ask about ${title}`}>
      <p className={styles.request}>{request}</p>
      <CallToAction to="/contact" size="large" onClick={() => setInterest({ label: title, path: url })}>
        Ask an engineer
      </CallToAction>
    </aside>
  );
}
