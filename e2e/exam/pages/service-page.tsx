import { ExamPage } from './exam-page';

/** `/service`, of a remote of another team. */
export default function ServicePage() {
  return <ExamPage name="Service" path="/service" next={{ name: 'Robots', path: '/robots' }} />;
}
