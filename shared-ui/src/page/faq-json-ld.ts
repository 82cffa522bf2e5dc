/** Questions with their answers, as schema.org FAQPage. */
export const faqJsonLd = (questions: readonly Readonly<Record<'question' | 'answer', string>>[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
