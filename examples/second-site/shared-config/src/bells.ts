/** A bell that the foundry has cast: figures in mm, kg and seconds. */
export type Bell = {
  /** Last word of its address, and its name in posts. */
  name: string;
  title: string;
  /** Its strike tone as musicians write it. */
  tone: string;
  place: string;
  year: number;
  diameter: number;
  weight: number;
  /** How long it can be heard. */
  decay: number;
};

/** The largest first. */
export const bells = [
  {
    name: 'as',
    title: 'Die Große',
    tone: 'as°',
    place: 'Stiftskirche Altenreut',
    year: 2021,
    diameter: 1702,
    weight: 3180,
    decay: 142,
  },
  {
    name: 'c',
    title: 'Die Rufende',
    tone: 'c′',
    place: 'St. Martin, Obersee',
    year: 2019,
    diameter: 1364,
    weight: 1620,
    decay: 118,
  },
  {
    name: 'es',
    title: 'Die Helle',
    tone: 'es′',
    place: 'Rathaus Bruckfeld',
    year: 2023,
    diameter: 1146,
    weight: 930,
    decay: 96,
  },
  {
    name: 'f',
    title: 'Die Stille',
    tone: 'f′',
    place: 'Friedhof Lindach',
    year: 2017,
    diameter: 1022,
    weight: 640,
    decay: 88,
  },
  {
    name: 'as1',
    title: 'Das Zeichen',
    tone: 'as′',
    place: 'Schule am Wehr',
    year: 2024,
    diameter: 852,
    weight: 385,
    decay: 71,
  },
] as const satisfies readonly Bell[];

/** Path of a bell's page. */
export const bellPath = (name: string): string => `/glocken/${name}`;
