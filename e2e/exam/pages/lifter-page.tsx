import { ExamPage } from './exam-page';

/** `/robots/lifter`, another page of that remote. */
export default function LifterPage() {
  return <ExamPage name="Lifter" path="/robots/lifter" next={{ name: 'Robots', path: '/robots' }} />;
}
