/** Name and place of the company. */
export const site = {
  companyName: 'Glockengießerei Wiedmann',
  origin: 'https://www.wiedmann-glocken.example',
  mail: 'werkstatt@wiedmann-glocken.example',
  phone: '+49 7333 555 0140',
} as const;
