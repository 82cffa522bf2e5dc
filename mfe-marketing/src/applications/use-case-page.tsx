import { useParams } from 'react-router-dom';
import { useCases } from '../content/use-cases';
import { ApplicationFrame } from './application-frame';

/** A use case (specification §2); the shell shows its 404 page for any other than these. */
export default function UseCasePage() {
  const { id } = useParams();
  const useCase = useCases.find((one) => one.id === id);
  return useCase && <ApplicationFrame application={useCase} others={useCases} />;
}
