/** Name and address of the company: replace all of it. */
export const site = {
  companyName: 'Example Works',
  origin: 'https://www.example.com',
  mail: 'hello@example.com',
} as const;
