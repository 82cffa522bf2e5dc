import { faqJsonLd } from './faq-json-ld';

test('search engines get each question with its answer', () => {
  expect(faqJsonLd([{ question: 'How long?', answer: 'Two hours.' }]).mainEntity).toEqual([
    { '@type': 'Question', name: 'How long?', acceptedAnswer: { '@type': 'Answer', text: 'Two hours.' } },
  ]);
});
