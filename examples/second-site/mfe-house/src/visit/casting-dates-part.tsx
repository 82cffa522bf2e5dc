import { definePart } from 'kit/page/slots/define-slot';
import { Link } from 'react-router-dom';
import { castingDates } from 'shared-config/slots';
import { PageSection } from 'shared-ui/page-section';
import { castingDays } from './casting-days';

/** On a bell's page: the next day on which visitors may see a casting. */
export default definePart(castingDates, ({ bell }) => (
  <PageSection title="Beim Guss dabei sein">
    <p>
      „{bell}“ können Sie hören; entstehen sehen können Sie ihre Schwestern. Der nächste Gusstermin ist am{' '}
      {castingDays[0]}, freitags um drei.
    </p>
    <p>
      <Link to="/besuch">Plätze anfragen</Link>
    </p>
  </PageSection>
));
