import { CallToAction } from 'shared-ui/call-to-action';
import { PageSection } from 'shared-ui/page/page-section';
import styles from './ask-section.module.css';

/** The information to bring, what the visitor gets for it, the button's label, and the interest noted when it is pressed. */
type AskSectionProps = { title: string; text: string; label: string; onContact: () => void };

/** A product's question to the visitor, and the way to an engineer. */
export function AskSection({ title, text, label, onContact }: AskSectionProps) {
  return (
    <PageSection id="start" title={title} layout="beside">
      <p className={styles.text}>{text}</p>
      <CallToAction to="/contact" onClick={onContact}>
        {label}
      </CallToAction>
    </PageSection>
  );
}
