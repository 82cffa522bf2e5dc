import { Accordion } from 'shared-ui/accordion';
import { type FrequentQuestion, frequentQuestions } from './frequent-questions';
import styles from './home-page.module.css';

/** Six expandable questions (specification §2 Home page). */
export function FrequentQuestionsSection() {
  return (
    <section className={styles.section} aria-labelledby="questions">
      <h2 id="questions" className={styles.sectionTitle}>
        Frequently asked questions
      </h2>
      <Accordion
        items={frequentQuestions.map(({ question, answer }) => ({
          title: question,
          content: <Answer answer={answer} />,
        }))}
      />
    </section>
  );
}

function Answer({ answer }: Pick<FrequentQuestion, 'answer'>) {
  if (typeof answer === 'string') return <p>{answer}</p>;
  return (
    <ul className={styles.answerList}>
      {answer.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  );
}
