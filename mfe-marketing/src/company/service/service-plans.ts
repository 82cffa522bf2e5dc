import { site } from 'shared-config/site';

/** A service plan, and which plants it is for. */
type ServicePlan = { name: string; plants: string };

/** The plans, from the smallest on. */
export const servicePlans: readonly [ServicePlan, ServicePlan, ServicePlan] = [
  { name: 'Base', plants: 'Your own maintenance does most of it' },
  { name: 'Shift', plants: 'Two shifts depend on the fleet' },
  { name: 'Continuous', plants: 'When the fleet stops, so do your lines' },
];

/** What is compared, and what each plan has of it, in their order. A figure is set large. */
type ServiceRow = { label: string; plans: readonly [string, string, string]; isFigure?: true };

/** The rows of the comparison. Visits near a partner are those of the news of April 2026. */
export const serviceRows: readonly ServiceRow[] = [
  { label: 'An engineer answers within', plans: ['4 h', '1 h', '30 min'], isFigure: true },
  {
    label: 'Hours of support',
    plans: ['Monday to Friday, 8 am to 5 pm', 'Monday to Saturday, 6 am to 10 pm', '24 hours, every day'],
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
    plans: ['Within 2 working days', 'Within 2 working days', 'A set at your plant, which we replenish'],
  },
  {
    label: `New versions of ${site.platformName}`,
    plans: ['You install them', 'We install them', 'We install them, at night if you like'],
  },
  { label: 'Fleet review with an engineer', plans: ['Once a year', 'Every three months', 'Every month'] },
  { label: 'Training places', plans: ['One a year', 'Two a year', 'Four a year'] },
];

/** What does not depend on the plan. */
export const inEveryPlan: readonly string[] = [
  `Security updates for ${site.platformName} and the robots, as soon as they have been tested`,
  'Engineers who have your map, your missions and the history of your fleet in front of them',
  'A test of the safety functions at each visit, with a record',
  'Safety scanners, brakes and batteries from us within two working days in Europe and India',
  'A report on each case: what failed, what was changed, what to watch',
];

/** What has to be ordered, or is somebody else’s responsibility. */
export const inNoPlan: readonly string[] = [
  'Damage caused by trucks, loads or water. We repair it and charge for it.',
  'Robots of other brands. We find out whether the interface or the vehicle is at fault; a faulty vehicle is a matter for its manufacturer.',
  'The plant’s floor, doors and Wi-Fi. We measure them and tell you what needs to change.',
  'Changes to missions and the map. Your planners make them; we help during the support hours of your plan.',
];

/** What is asked about plans. */
export const serviceQuestions: readonly { question: string; answer: string }[] = [
  {
    question: 'What does a plan cost?',
    answer:
      'A fixed price per robot and year, stated in the quote before you order the robots. It can be adjusted once a year, not in between.',
  },
  {
    question: 'Who comes, you or a partner?',
    answer:
      'The nearest service partner whose technicians we have trained. Where there is none, our own come from Pune or Stuttgart.',
  },
  {
    question: 'Can we do without a plan?',
    answer: 'Yes. You then order visits and parts individually at list prices. You still get security updates.',
  },
  {
    question: 'Does a plan promise over 99% uptime?',
    answer:
      'No. That is what our fleets achieve on average, and every plant is different. A plan promises what is in our control: when an engineer answers, when a technician comes, and that the part is available.',
  },
  {
    question: 'Can we change the plan later?',
    answer: 'To a larger one from the next month, to a smaller one from the next contract year.',
  },
];
