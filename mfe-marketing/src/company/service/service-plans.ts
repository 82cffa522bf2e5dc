import { site } from 'shared-config/site';

/** A service plan, and which plants it is for. */
type ServicePlan = { name: string; plants: string };

/** The plans, from the smallest on. */
export const servicePlans: readonly [ServicePlan, ServicePlan, ServicePlan] = [
  { name: 'Base', plants: 'Your own maintenance does most of it' },
  { name: 'Shift', plants: 'Two shifts count on the fleet' },
  { name: 'Continuous', plants: 'Lines stand when the fleet stands' },
];

/** What is compared, and what each plan has of it, in their order. A figure is set large. */
type ServiceRow = { label: string; plans: readonly [string, string, string]; isFigure?: true };

/** The rows of the comparison. Visits near a partner are those of the news of April 2026. */
export const serviceRows: readonly ServiceRow[] = [
  { label: 'An engineer answers within', plans: ['4 h', '1 h', '30 min'], isFigure: true },
  {
    label: 'Hours of support',
    plans: ['Monday to Friday, 8 to 17 h', 'Monday to Saturday, 6 to 22 h', 'Day and night, every day'],
  },
  {
    label: 'A technician comes, near a service partner',
    plans: ['Within 8 h, working days', 'Within 8 h, working days', 'Within 8 h, every day'],
  },
  {
    label: 'A technician comes, elsewhere in Europe and India',
    plans: ['Within 3 working days', 'Within 2 working days', 'The next day'],
  },
  { label: 'Maintenance visits', plans: ['Once a year', 'Twice a year', 'Four times a year'] },
  {
    label: 'Wear parts',
    plans: ['Within 2 working days', 'Within 2 working days', 'A set in your plant, which we refill'],
  },
  {
    label: `New versions of ${site.platformName}`,
    plans: ['You install them', 'We install them', 'We install them, at night if you like'],
  },
  { label: 'A look at the fleet together', plans: ['Once a year', 'Every three months', 'Every month'] },
  { label: 'Places in courses', plans: ['One a year', 'Two a year', 'Four a year'] },
];

/** What does not depend on the plan. */
export const inEveryPlan: readonly string[] = [
  `Security updates for ${site.platformName} and the robots, as soon as they are tested`,
  'Engineers who have your map, your missions and the history of your fleet in front of them',
  'A test of the safety functions at each visit, with a record',
  'Safety scanners, brakes and batteries from us within two working days in Europe and India',
  'A report of each case: what failed, what was changed, what to look at',
];

/** What has to be ordered, or is somebody else’s. */
export const inNoPlan: readonly string[] = [
  'Damage by trucks, loads or water. We repair it, and charge for it.',
  'Robots of other brands. We find out whether the interface or the vehicle is at fault; the vehicle is its maker’s.',
  'Floor, doors and Wi-Fi of the plant. We measure them and say what is missing.',
  'Changes of missions and of the map. Your planners make them; we help in the hours of your plan.',
];

/** What is asked about plans. */
export const serviceQuestions: readonly { question: string; answer: string }[] = [
  {
    question: 'What does a plan cost?',
    answer:
      'A sum for each robot and year, which the offer states before you order the robots. It can be changed once a year, and not in between.',
  },
  {
    question: 'Who comes, you or a partner?',
    answer:
      'The nearest service partner whose technicians we have trained. Where there is none, our own come from Pune or Stuttgart.',
  },
  {
    question: 'Can we do without a plan?',
    answer:
      'Yes. You then order visits and parts one by one, at the prices of the list. Security updates come all the same.',
  },
  {
    question: 'Does a plan promise over 99% uptime?',
    answer:
      'No. That is what our fleets reach on average, and each plant is different. A plan promises what is in our hands: when somebody answers, when somebody comes, and that the part is there.',
  },
  {
    question: 'Can we change the plan later?',
    answer: 'To a larger one with the next month, to a smaller one with the next year of the contract.',
  },
];
