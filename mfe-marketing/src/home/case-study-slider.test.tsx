import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { studyPath, writeChange } from 'shared-config/references/studies';
import { caseStudies } from '../lists/case-studies';
import CaseStudySlider from './case-study-slider';

test('every case study is a card with its client and figure, linked to its page', () => {
  render(<CaseStudySlider />, { wrapper: MemoryRouter });
  const row = screen.getByRole('list', { name: 'Case studies' });
  const cards = within(row).getAllByRole('listitem');
  expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual(
    caseStudies.map(({ id }) => studyPath(id)),
  );
  caseStudies.forEach(({ client, change }, index) => {
    expect(cards[index]).toHaveTextContent(client);
    expect(cards[index]).toHaveTextContent(writeChange(change));
  });
  // What scrolls is scrolled by keys as well.
  expect(row).toHaveAttribute('tabindex', '0');
});

test('its buttons move it forward and back by one card', () => {
  const scrollBy = jest.fn();
  Element.prototype.scrollBy = scrollBy;
  const width = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(function clientWidth(
    this: Element,
  ) {
    return this.tagName === 'LI' ? 300 : 900;
  });
  render(<CaseStudySlider />, { wrapper: MemoryRouter });
  fireEvent.click(screen.getByRole('button', { name: 'Next case studies' }));
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 300 });
  fireEvent.click(screen.getByRole('button', { name: 'Previous case studies' }));
  expect(scrollBy).toHaveBeenLastCalledWith({ left: -300 });
  width.mockRestore();
});
