import type { ArticleText } from '../article-text';
import { code, heading, link, list, robot, steps, table, writeArticle } from '../write-article';

const vda5050 = writeArticle([
  'Until now a plant with robots of two makes had two of everything: two maps, two controllers, and a crossing in the middle at which somebody had painted a line. With this release, SyncOS takes in any fleet that speaks VDA 5050, the interface of the German associations VDA and VDMA between vehicles and a master control. Its robots appear on the same map as ours, and one traffic control gives out lanes and crossings to all of them.',
  heading('What is connected, and what is not'),
  'VDA 5050 says how a vehicle gets an order and how it reports where it is and what it does. It says nothing about how a map is drawn, who calls a lift, or how batteries are planned. SyncOS does these things for the foreign fleet as it does for its own, as far as the vehicle tells what it needs to know.',
  table(
    ['Subject', 'In VDA 5050', 'In SyncOS'],
    ['Orders, nodes, edges, actions', 'yes', 'made from missions'],
    ['Position, speed, battery, errors', 'yes', 'shown, and used for traffic'],
    ['Map', 'an id and a coordinate system', 'one map for all; each fleet’s own is fitted to it by three points'],
    ['Crossings, lifts, doors', 'no', 'given out by one traffic control'],
    ['Charging', 'start and stop as actions', 'planned for our robots; on request for others'],
  ),
  heading('How to begin'),
  steps(
    'Ask the maker which version its vehicles speak. SyncOS takes 2.0 and 2.1.',
    'Have the factsheet of the vehicle ready, the message in which it describes its size, speed and actions.',
    'Fit the maps: drive one foreign robot to three points that are known on ours.',
    'Let both fleets share one crossing for a week before you share a hall.',
  ),
  `Missions are still built without code, and a mission may now begin on one make and end on another. What the interface leaves open, and has to be agreed between the parties, is the subject of our report ${link('/reports/mixed-fleets', 'Mixed fleets')}. Customers with a service contract have the release since 14 October 2026; nothing changes on their robots.`,
]);

const dualConveyor = writeArticle([
  'The MAG Dual Conveyor carries two loads side by side, each on a roller deck of its own. So far both decks had one height, 750 mm. That remains the standard height, and is the one on the data sheet; from now on, each deck can also be made to order at the height of the line that it serves, and the two need not be the same.',
  heading('Why it matters'),
  'In many plants lines were built by different people in different decades. The filler discharges at 600 mm, the packing table stands at 900 mm so that nobody has to bend. Between them there used to be a small lift, with a motor, two sensors, a guard and a place in the maintenance plan. A robot whose decks have the right heights takes over low on one side, and hands over high on the other.',
  'It does so with two loads at a time: full totes to the table, empty ones back. The trip that used to be empty is now the second half of the work.',
  heading('What stays as it was'),
  list(
    'Two loads of up to 550 × 780 mm; 1500 kg together, as on the data sheet.',
    'A speed of 0.7 m/s. The higher a load stands, the earlier the robot slows down in bends; with a deck above 750 mm the limit there is set at commissioning.',
    'An optical coupler for each deck, with eight bits each way, and docking within 5 mm.',
    'The same battery and the same chargers. A fleet may have robots with different decks, but each of them belongs to its lines: the fleet manager sends only those that fit.',
  ),
  robot('dualConveyor'),
  heading('How to order'),
  `Tell us the height of both lines above the finished floor, measured at both sides of the conveyor and with the load on it. A belt that gives way by 8 mm under a full tote is 8 mm lower than its drawing. Decks are set in the works and locked; they are not adjusted by the robot while it works. Robots that are already in use can be refitted on site in a day. How the two sides agree on a transfer is explained ${link('/blogs/conveyor-handshake', 'signal by signal')} in our blog.`,
]);

const secondAssemblyHall = writeArticle([
  'The second assembly building in Pune has been in use since 1 June. It has nine places for final assembly, and behind them what it was really built for: a course on which six robots can run at the same time. The old building had room for three.',
  'Every robot that we make works a full shift before it is delivered. That is not an endurance test, for eight hours are nothing to a motor. It is the time that loose things need to show: a connector that was not pushed home, a wheel whose cover loosens, a scanner that was set by a tired person. Most of what we find is found in the first two hours. The rest of the shift is there because customers run whole shifts, too.',
  heading('What is on the course'),
  table(
    ['Part', 'As in', 'What it shows'],
    ['Ramp of 3%, 12 m long', 'loading bays', 'brakes that hold with the largest load, and a start on the slope'],
    ['Joints of 20 mm, with a step of 5 mm', 'old halls', 'wheels, suspension, loads that rattle'],
    ['Rolling door, 12 s', 'fire sections', 'asking, waiting, and giving up'],
    ['Wet strip of 2 m', 'bottling', 'a stop on a wet floor, at the speed that is allowed there'],
    ['Corridor without Wi-Fi, 15 m', 'behind racks', 'going on, and catching up with the fleet manager afterwards'],
    ['Two conveyors, one rack, a pallet askew', 'everywhere', 'what the robot is for'],
  ),
  'The figures are those of the data sheets. A robot for 6% is driven up a second ramp, which is steeper.',
  heading('What six at a time means'),
  'A single robot meets nobody. Six of them meet at the crossing, at the door and at the charger, as they will at the customer’s. Faults in traffic that used to be found during commissioning are now found in Pune, and commissioning becomes shorter by about a day for a fleet of four to six. Visitors can watch from a gallery: there is an open house in April 2027, with loads that they bring themselves.',
  `In the podcast ${link('/podcasts/old-floors', 'Old floors')}, two people who remember them describe the floors that the course is modelled on.`,
]);

const serviceParts = writeArticle([
  'A robot that stands because of a drive wheel is not a technical problem. The wheel is changed in forty minutes. What takes two days is the wheel on its way. From this month our service partners keep wear parts in their own stores, so that the technician who comes brings the part.',
  heading('What is in the store'),
  'We went through the service reports of three years, 2023 to 2025, and asked which parts would have ended a visit on the day on which it began. The list is shorter than we had thought.',
  table(
    ['Group', 'Parts', 'Why'],
    ['Wheels and tyres', 'drive wheels, castors', 'wear with the floor, and can be planned'],
    ['Contacts', 'charging contacts on robot and floor', 'burn off slowly; a dirty pair stops a fleet'],
    ['Sensors', 'load sensors, bumper strips', 'are hit by loads'],
    ['Rollers', 'rollers, belts and load stops of the conveyor robots', 'are hit by loads, more often'],
    ['Covers', 'covers with their screws', 'so that nobody drives on without'],
  ),
  'Safety scanners, brakes and batteries are not among them. Replacing these changes a safety function or the transport of dangerous goods, and both want paperwork that a van does not carry. They still come from us, within two working days in Europe and India.',
  heading('What partners have to do for it'),
  steps(
    'Two technicians with our training of five days, refreshed every two years.',
    'A store with a counted stock. We see the counts, and send what is missing without an order.',
    'A visit within eight hours on working days, for plants in their area with a service contract.',
    'A report with the serial number of the part that came out. It goes into the next list.',
  ),
  'For plants nothing has to be ordered or signed: contracts stay as they are, and the nearest partner is the one that answers. Plants outside of these areas are served from Pune and Stuttgart as before.',
  `The ${link('/service', 'service plans')} say what a contract includes and how fast a technician comes. Which parts wear in the first twelve months, and when, is described in ${link('/reports/first-year', 'The first year with a fleet')}.`,
]);

const millionHours = writeArticle([
  'MAG robots have worked 1.2 million hours in production. We are a little proud of the figure and a little wary of it, because figures of this kind are usually made of whatever makes them large. So here is what ours consists of, and what it does not say.',
  heading('What counts as an hour'),
  list(
    'A robot counts while it is on a mission in a fleet that is released for production: while it drives, hands over, or waits at a door or a crossing.',
    'It does not count while it has no mission, charges, is switched off, or is driven by hand.',
    'Hours on our own test course do not count, nor do hours during commissioning.',
    'Robots that were sold by partners count from the day on which their fleet reports to us. Those that never report do not count.',
  ),
  'A robot that works two shifts of eight hours on 250 days, and charges in between, makes about 3,200 such hours a year if it has work for 80% of that time:',
  code('16 h × 250 × 0.8 = 3200 h'),
  'So the sum stands for some 375 robot-years.',
  heading('What over 99% uptime means'),
  'Uptime is measured over the hours in which a robot was to work: the share of them in which it was not stopped by a fault of its own. A robot that waits for a door, for a person or for a load that is not there is up. One that has lost its position, has a worn wheel or does not answer is down, from the moment at which it stops until it has its next mission.',
  'Over 99% sounds like never. It is not: of 3200 hours, 1% are 32. A plant that cannot do without a robot for 32 hours a year needs one more than the sum says, and we would rather say so before than after. The figure is an average over all fleets and the last twelve months. New fleets are below it for their first weeks, and the causes are nearly always the floor, the radio or the loads.',
  heading('Where the hours come from'),
  `They come from more than 20 enterprises, of which the largest runs its robots in three shifts. One of them has told how it went, with what did not go well: ${link('/case-study/nordhavn-bottling', 'Nordhavn Foods')}, where four lifters take pallets from two bottling lines to the wrapper. The count is made once a quarter, by a program that reads the logs of the fleets that have agreed to it. We will not celebrate the next million. If the definition ever changes, it will be said here.`,
]);

const missionEditor = writeArticle([
  'Whoever changes a mission on a running line asks the same question: what happens if I am wrong? Until now the answer was to try it at night with an empty robot. From this release the mission editor of SyncOS plays a mission before it is saved, on the map of the plant, with the robots, doors and stations that it would use.',
  heading('What it does'),
  steps(
    'You build or change a mission as before, from blocks for going, taking, handing over, waiting and asking.',
    'You press simulate. The editor assumes the state that the plant has at that moment, or one that you choose: which robots are free, which door is out of order.',
    'It goes through the mission step by step. The robot is shown on the map, with the time that each step would take.',
    'Each step that would fail is marked, with the reason: no robot carries that load, the station has no coupler, the way is one-way.',
    'You can stop at any step, change it, and go on from there.',
  ),
  heading('What it finds'),
  'In tests with four customers we collected the missions that had failed in production during a quarter and simulated them afterwards. In most cases the mark would have been there. They were of three kinds: a load that no robot in that group may carry, a station at which two missions met, and a wait without an end.',
  'The last is the most common mistake of all. “Wait until the door is open” looks harmless until the door is out of order. The editor now asks for a time limit and for what is to happen then, and does not save a mission without it.',
  heading('What it does not find'),
  list(
    'Whether a pallet stands where it should.',
    'How long people take. Such steps have a time that you enter.',
    'Traffic. The simulation of one mission knows the other robots as they stand, not as they will move. For a whole shift there is the simulation of the fleet manager.',
  ),
  `Nothing runs on a robot while a mission is simulated, and nothing changes in the plant. The editor is part of SyncOS from November 2025 and needs no licence of its own. Why it looks like a checklist, and not like a program, is told in the podcast ${link('/podcasts/why-no-code', 'Why no code?')}.`,
]);

/** The texts of the news, by the last word of their address. */
export const newsTexts: Readonly<Record<string, ArticleText>> = {
  'vda-5050': vda5050,
  'dual-conveyor': dualConveyor,
  'second-assembly-hall': secondAssemblyHall,
  'service-partners': serviceParts,
  'million-hours': millionHours,
  'mission-editor': missionEditor,
};
