import { Accordion } from 'shared-ui/accordion';
import { type FrequentQuestion, frequentQuestions } from './frequent-questions.content';
import styles from './home-page.module.css';

/** The questions and their answers. */
export default function FrequentQuestionsList() {
  return (
    <Accordion
      items={frequentQuestions.map(({ question, answer }) => ({
        title: question,
        content: <Answer answer={answer} />,
      }))}
    />
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
