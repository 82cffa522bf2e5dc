import { withBase } from 'kit/page/base-path';
import { Button } from 'kit/page/button';
import { TextField } from 'kit/page/forms/form-field';
import { definePart } from 'kit/page/slots/define-slot';
import { useEarlyValue } from 'kit/page/use-early-value';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { visitPath } from 'shared-config/forms';
import { castingDates } from 'shared-config/slots';
import { PageSection } from 'shared-ui/page-section';
import { castingDays } from './casting-days';
import { largestGroup, peopleParameter, pricePerPerson } from './people';
import styles from './visit.module.css';

/** On a bell's page: the next day on which visitors may see a casting, and what it costs them. */
export default definePart(castingDates, ({ bell }) => {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [people, setPeople] = useState('2');
  useEarlyValue(field, people, setPeople);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    void navigate(`${visitPath}?${peopleParameter}=${people}`);
  };
  return (
    <PageSection title="Beim Guss dabei sein">
      <p>
        „{bell}“ können Sie hören; entstehen sehen können Sie ihre Schwestern. Der nächste Gusstermin ist am{' '}
        {castingDays[0]}, freitags um drei.
      </p>
      <form className={styles.seats} action={withBase(visitPath)} onSubmit={ask}>
        <TextField
          ref={field}
          label="Personen"
          type="number"
          name={peopleParameter}
          min={1}
          max={largestGroup}
          required
          value={people}
          onChange={(event) => setPeople(event.target.value)}
        />
        <p role="status">{people && `${Number(people) * pricePerPerson} € mit Führung und Brotzeit`}</p>
        <Button type="submit">Plätze anfragen</Button>
      </form>
    </PageSection>
  );
});
