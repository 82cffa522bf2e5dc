import { useParams } from 'react-router-dom';
import { industries } from '../content/industries';
import { ApplicationFrame } from './application-frame';

/** An industry (specification §2); the shell shows its 404 page for any other than these. */
export default function IndustryPage() {
  const { id } = useParams();
  const industry = industries.find((one) => one.id === id);
  return industry && <ApplicationFrame application={industry} others={industries} />;
}
