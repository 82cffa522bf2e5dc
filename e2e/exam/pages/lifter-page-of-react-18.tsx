import { ExamPage } from './exam-page';

/** `/robots/lifter` of a team with React 18: its name is a default prop, which functions no longer have in React 19. */
export default function LifterPage({ name }: { name: string }) {
  return <ExamPage name={name} path="/robots/lifter" next={{ name: 'Robots', path: '/robots' }} />;
}

LifterPage.defaultProps = { name: 'Lifter' };
