import { formatFigure } from 'shared-config/robots/format-figure';
import { robotKeyFigures } from 'shared-config/robots/robot-key-figures';
import { frequentQuestions } from './frequent-questions.content';

const answerTo = (question: string) =>
  [frequentQuestions.find((one) => one.question === question)?.answer].flat().join('\n');

test("the answers name the robots' figures", () => {
  const loads = answerTo('How much can they carry?');
  for (const { payload } of Object.values(robotKeyFigures)) expect(loads).toContain(formatFigure(payload));
  const times = answerTo('How long do the robots run, and how long do they charge?');
  for (const { runTime } of Object.values(robotKeyFigures)) {
    expect(times).toContain('value' in runTime ? `${runTime.value} hours` : `${runTime.from}–${runTime.to} hours`);
  }
});
