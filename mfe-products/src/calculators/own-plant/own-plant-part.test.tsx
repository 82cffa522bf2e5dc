import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { chooseUnits } from 'shared-ui/units/use-units';
import OwnPlantPart from './own-plant-part';

const open = () =>
  render(
    <MemoryRouter>
      <OwnPlantPart name="own-plant" data={{ robot: 'fork' }} />
    </MemoryRouter>,
  );
const enter = async (label: string, value: string) => {
  const field = screen.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, value);
};

test("it begins with the page's robot; result and link follow the visitor's figures", async () => {
  open();
  expect(screen.getByRole('status')).toHaveTextContent('6 MAG Fork robots');
  await enter('Moves per hour', '90');
  await enter('Distance empty (m)', '10');
  expect(screen.getByRole('status')).toHaveTextContent('9 MAG Fork robots');
  const address = screen.getByRole('link').getAttribute('href');
  expect(address).toMatch(/^\/products\/robot-count\?/);
  expect(Object.fromEntries(new URLSearchParams(address?.split('?')[1]))).toMatchObject({
    robot: 'fork',
    moves: '90',
    loaded: '120',
    empty: '10',
  });
});

test('an invalid figure is marked, and no result is shown until it is corrected', async () => {
  open();
  await enter('Moves per hour', '0');
  expect(screen.getByRole('textbox', { name: 'Moves per hour' })).toHaveAccessibleDescription(
    /Enter a number from 1 to 1,000\./,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Something is missing');
  await enter('Moves per hour', '1');
  expect(screen.getByRole('status')).toHaveTextContent('1 MAG Fork robot');
});

test("distances are entered in the visitor's units, and the link uses metres", async () => {
  open();
  act(() => chooseUnits('imperial'));
  expect(screen.getByRole('textbox', { name: 'Distance with load (ft)' })).toHaveValue('393.7');
  await enter('Distance empty (ft)', '100');
  const address = screen.getByRole('link').getAttribute('href');
  expect(Object.fromEntries(new URLSearchParams(address?.split('?')[1]))).toMatchObject({ empty: '30.48' });
  act(() => chooseUnits('metric'));
});
