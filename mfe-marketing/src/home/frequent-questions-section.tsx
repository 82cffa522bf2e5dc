import { Accordion } from 'shared-ui/accordion';
import { type FrequentQuestion, frequentQuestions } from './frequent-questions';
import styles from './home-page.module.css';
import { HomeSection } from './home-section';

/** Six expandable questions (specification §2 Home page). */
export function FrequentQuestionsSection() {
  return (
    <HomeSection id="questions" title="Frequently asked questions" isBeside>
      <Accordion
        items={frequentQuestions.map(({ question, answer }) => ({
          title: question,
          content: <Answer answer={answer} />,
        }))}
      />
    </HomeSection>
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
