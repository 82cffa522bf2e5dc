import { useParams } from 'react-router-dom';
import { solutions } from '../content/solutions';
import { ApplicationFrame } from './application-frame';

/** A solution (specification §2 Other routes); the shell shows its 404 page for any other than these. */
export default function SolutionPage() {
  const { id } = useParams();
  const solution = solutions.find((one) => one.id === id);
  return (
    solution && (
      <ApplicationFrame
        application={solution}
        parents={[{ label: 'Solutions', to: '/solutions' }]}
        others={solutions}
      />
    )
  );
}
