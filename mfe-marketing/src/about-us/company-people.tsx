import { Link } from 'react-router-dom';
import styles from './company-people.module.css';

/** Somebody of the company: `read` is what they wrote or said here. Invented, as the imprint says. */
type Person = { name: string; role: string; text: string; read?: { to: string; label: string } };

/** Those who lead, then those whose articles, reports and talks are on this site, with the roles that those say. */
const people: readonly Person[] = [
  {
    name: 'Anand Deshmukh',
    role: 'Director, founder',
    text: 'Built the first tugger in 2014, and is still there when a plant’s first robot starts.',
  },
  {
    name: 'Kavita Rane',
    role: 'Director, founder',
    text: 'Heads development. Reads the service reports before the sales figures.',
  },
  {
    name: 'Katrin Vogel',
    role: 'Managing director, Stuttgart',
    text: 'Opened the office in 2023. Looks after partners and projects in Central Europe.',
  },
  {
    name: 'Meera Kulkarni',
    role: 'Traffic engineer',
    text: 'Decides who goes first at a crossing, and why.',
    read: { to: '/blogs/who-goes-first', label: 'Who goes first?' },
  },
  {
    name: 'Jonas Brandt',
    role: 'Safety engineer',
    text: 'Calculates how far from a person a robot has to stop.',
    read: { to: '/blogs/what-a-safety-scanner-sees', label: 'What a scanner sees' },
  },
  {
    name: 'Ritu Sharma',
    role: 'Applications engineer',
    text: 'Counts loads, metres and shifts until the number of robots is right.',
    read: { to: '/reports/sizing', label: 'How many robots?' },
  },
  {
    name: 'Daniel Okafor',
    role: 'Perception engineer',
    text: 'Teaches forks to find a pallet that does not stand where it should.',
    read: { to: '/blogs/pallets-that-stand-askew', label: 'Pallets that stand askew' },
  },
  {
    name: 'Lena Hofmann',
    role: 'Integration engineer',
    text: 'Connects robots with everything that has a PLC, mostly at night.',
    read: { to: '/podcasts/plc-and-robot', label: 'PLC and robot' },
  },
  {
    name: 'Vikram Patil',
    role: 'Commissioning engineer',
    text: 'Eleven years of floors in nine countries.',
    read: { to: '/podcasts/old-floors', label: 'Old floors' },
  },
  {
    name: 'Nikhil Joshi',
    role: 'Product manager, mission editor',
    text: 'A programmer who wants fewer people to need programming.',
    read: { to: '/podcasts/why-no-code', label: 'Why no code' },
  },
  {
    name: 'Anita Rao',
    role: 'Host of the podcast',
    text: 'Commissioned robots for six years, and now asks those who do.',
    read: { to: '/podcasts', label: 'All talks' },
  },
];

/** `Anita Rao` → `AR` */
const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');

/** Who the company is: initials instead of photographs, because nobody is shown who does not exist. */
export function CompanyPeople() {
  return (
    <>
      <ul className={styles.people}>
        {people.map(({ name, role, text, read }) => (
          <li key={name} className={styles.person}>
            <span className={styles.initials} aria-hidden="true">
              {initialsOf(name)}
            </span>
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.role}>{role}</p>
              <p className={styles.text}>{text}</p>
              {read && (
                <Link className={styles.read} to={read.to}>
                  {read.label}
                </Link>
              )}
            </div>
          </li>
        ))}
        <li className={styles.person}>
          <span className={styles.initials} aria-hidden="true">
            ?
          </span>
          <div>
            <h3 className={styles.name}>You</h3>
            <p className={styles.role}>Perhaps our next colleague</p>
            <p className={styles.text}>What you build here runs in a plant a month later.</p>
            <Link className={styles.read} to="/careers">
              Open positions
            </Link>
          </div>
        </li>
      </ul>
      <p className={styles.note}>
        Initials instead of faces: these people are invented, as the <Link to="/imprint">imprint</Link> says.
      </p>
    </>
  );
}
