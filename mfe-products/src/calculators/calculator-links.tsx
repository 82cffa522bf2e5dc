import { Link } from 'react-router-dom';
import type { RobotVariantName } from 'shared-config/robots/robot-names';
import page from 'shared-ui/page/page.module.css';

/** The way to the calculators, which begin with the robot if one is named. */
export function CalculatorLinks({ robot }: { robot?: RobotVariantName }) {
  return (
    <aside className={page.lead} aria-label="Calculators">
      <p>
        Plan your fleet:{' '}
        <Link to={`/products/robot-count${robot ? `?robot=${robot}` : ''}`}>how many robots you need</Link> and{' '}
        <Link to="/products/savings">what they save</Link>.
      </p>
    </aside>
  );
}
