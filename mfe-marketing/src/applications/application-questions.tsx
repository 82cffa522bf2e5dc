import { PageSection } from 'shared-ui/page/page-section';
import type { Application } from '../lists/application';
import styles from './application-questions.module.css';

/** The questions of readers about a use case, an industry or a solution, with the answers. */
export function ApplicationQuestions({ questions }: Pick<Application, 'questions'>) {
  return (
    <PageSection id="questions" title="Questions" layout="beside" level="section">
      {questions.map(({ question, answer }) => (
        <div key={question} className={styles.question}>
          <h3>{question}</h3>
          <p>{answer}</p>
        </div>
      ))}
    </PageSection>
  );
}
