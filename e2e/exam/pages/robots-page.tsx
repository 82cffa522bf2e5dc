import { ExamPage } from './exam-page';

/** `/robots`, of the remote that things happen to. */
export default function RobotsPage() {
  return <ExamPage name="Robots" path="/robots" next={{ name: 'Lifter', path: '/robots/lifter' }} />;
}
