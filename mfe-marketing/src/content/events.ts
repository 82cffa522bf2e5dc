/** An event where the company can be met. Dates are ISO dates. */
export type CompanyEvent = {
  id: string;
  category: string;
  title: string;
  start: string;
  end: string;
  place: string;
  city: string;
  country: string;
  text: string;
};

/** All events, the next first. */
export const events: readonly CompanyEvent[] = [
  {
    id: 'integrator-training',
    category: 'Training',
    title: 'Integrator training for partners',
    start: '2027-01-19',
    end: '2027-01-21',
    place: 'Training centre',
    city: 'Pune',
    country: 'India',
    text: 'Three days with a real conveyor, a door and a PLC: signals, handovers, and what to do when one of them does not respond.',
  },
  {
    id: 'line-supply-day',
    category: 'Workshop',
    title: 'Line supply in a day',
    start: '2027-02-11',
    end: '2027-02-11',
    place: 'Training centre',
    city: 'Chennai',
    country: 'India',
    text: 'A workshop for planners: from the bill of materials to runs and stations, with your own figures and no slides.',
  },
  {
    id: 'intralogistics-forum',
    category: 'Trade fair',
    title: 'Forum for Intralogistics',
    start: '2027-03-09',
    end: '2027-03-11',
    place: 'Hall 6, stand 6C21',
    city: 'Stuttgart',
    country: 'Germany',
    text: 'Two fleets of different brands share one crossing on our stand, and visitors can change the missions on screen.',
  },
  {
    id: 'open-hall-spring',
    category: 'Open house',
    title: 'Open house: bring your pallet',
    start: '2027-04-14',
    end: '2027-04-15',
    place: 'Corvane test centre',
    city: 'Pune',
    country: 'India',
    text: 'Bring a difficult load. Our engineers try it on the robots that could carry it, and tell you if none can.',
  },
];
