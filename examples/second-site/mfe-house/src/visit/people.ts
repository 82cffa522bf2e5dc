import { visitFields } from 'shared-config/forms';

/** Euros for the tour and bread and cheese afterwards. */
export const pricePerPerson = 14;

/** People who fit behind the barrier. */
export const largestGroup = 15;

/** In the query of the visit's page: how many people want to come. */
export const peopleParameter = 'personen';

/** The form's option for a number of people; '' for a number that it has no room for. */
export function chooseGroup(people: string | null): string {
  const number = Number(people);
  if (!Number.isInteger(number) || number < 1 || number > largestGroup) return '';
  const isIn = (option: string) => {
    const [from = 0, to = from] = option.split('–').map(Number);
    return number >= from && number <= to;
  };
  return visitFields.people.options.find(isIn) ?? '';
}
