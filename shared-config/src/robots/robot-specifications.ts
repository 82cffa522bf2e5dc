import { site } from '../site';
import type { Range, Value } from './figure';
import type { RobotVariantName } from './robot-names';
import { vda5050Version } from './vda-5050';

/** Performance level that a safety function is designed for by ISO 13849-1, with its category: two channels in category 3, one of well-tried parts in category 1. Nobody has certified it, as `robotUse` says. */
type PerformanceLevel = 'PL c, Cat. 1' | 'PL d, Cat. 3';

/** A function that protects people, and how far one may rely on it. */
type SafetyFunction = { name: string; level: PerformanceLevel };

/** The carrier of the load: a deck, a pair of forks; and the largest load that it takes. */
type LoadCarrier = {
  kind: 'platform' | 'roller deck' | 'forks';
  /** How many of them; each takes a load. */
  count: number;
  length: Value<'mm'>;
  width: Value<'mm'>;
  /** Above the floor: from lowered to raised, or fixed. */
  height: Value<'mm'> | Range<'mm'>;
  /** How low a robot with rollers is built to order: its base, and the deck on it (models). They have no stroke. */
  lowest?: Value<'mm'>;
  load: { length: Value<'mm'>; width: Value<'mm'> };
  /** How far that load may stand out on each side. */
  overhang: Value<'mm'>;
  /**
   * Turning of forks, in mm and from the models: from the axle that the truck turns on forward to the load (x), and from the middle of that
   * axle to where it turns (b13).
   */
  turning?: { loadDistance: number; pivot: number };
};

/** The train that a robot pulls. */
type Train = { trailers: number; length: Value<'mm'>; height: Value<'mm'>; couplingHeight: Value<'mm'> };

/** The specification of a robot beside its key figures (`robotKeyFigures`). Everything is measured with the battery, unloaded, at 20 °C. */
export type RobotSpecification = {
  modelName: string;
  length: Value<'mm'>;
  width: Value<'mm'>;
  height: Value<'mm'>;
  weight: Value<'kg'>;
  /** Diameter, of the robot alone. */
  turningCircle: Value<'mm'>;
  /** Least width of an aisle at a corner, for robots alone. `aisleWidths` has the others. */
  corner: Value<'mm'>;
  carrier?: LoadCarrier;
  train?: Train;
  /** In each direction, at a station that was taught. */
  dockingAccuracy: Value<'mm'>;
  navigation: string;
  safety: readonly SafetyFunction[];
  battery: {
    chemistry: string;
    voltage: Value<'V'>;
    capacity: Value<'kWh'>;
    /** Its average power: half of the time loaded, a fifth of it standing. */
    power: Value<'W'>;
    charger: Value<'W'>;
    charging: string;
  };
  temperature: Range<'°C'>;
  /** A gap lies across the way, and a wheel has to cross it. A slot lies along the way: it counts once it is wider than half of the narrowest wheel of the model. */
  floor: { slope: Value<'%'>; step: Value<'mm'>; gap: Value<'mm'>; slot: Value<'mm'> };
  noise: Value<'dB(A)'>;
  /** Beside those that all robots have (`robotInterfaces`). */
  interfaces: readonly string[];
  /** Beside what comes with every robot (`robotDelivery`). */
  delivery: readonly string[];
};

const millimetres = (value: number) => ({ value, unit: 'mm' }) as const;
const size = (length: number, width: number, height: number) => ({
  length: millimetres(length),
  width: millimetres(width),
  height: millimetres(height),
});
const kilograms = (value: number) => ({ value, unit: 'kg' }) as const;
const watts = (value: number) => ({ value, unit: 'W' }) as const;
const battery = (voltage: number, capacity: number, power: number, charger: number, charging: string) => ({
  chemistry: 'Lithium iron phosphate',
  voltage: { value: voltage, unit: 'V' } as const,
  capacity: { value: capacity, unit: 'kWh' } as const,
  power: watts(power),
  charger: watts(charger),
  charging,
});
const floor = (slope: number, step: number, gap: number, slot: number) => ({
  slope: { value: slope, unit: '%' } as const,
  step: millimetres(step),
  gap: millimetres(gap),
  slot: millimetres(slot),
});
const degrees = (from: number, to: number) => ({ from, to, unit: '°C' }) as const;
const decibels = (value: number) => ({ value, unit: 'dB(A)' }) as const;

/** The safety functions of every robot of the line. */
const commonSafety: readonly SafetyFunction[] = [
  { name: 'Emergency stop, buttons on both sides', level: 'PL d, Cat. 3' },
  { name: 'Protective stop by safety laser scanners', level: 'PL d, Cat. 3' },
  { name: 'Protective fields that follow speed and steering', level: 'PL d, Cat. 3' },
  { name: 'Overspeed monitoring', level: 'PL d, Cat. 3' },
  { name: 'Spring brakes that hold without power', level: 'PL d, Cat. 3' },
];

const contacts = 'Automatic, at floor contacts';

/** The six robots. Dimensions are those of the 3D models, rounded to 5 mm. */
export const robotSpecifications: Readonly<Record<RobotVariantName, RobotSpecification>> = {
  lifter: {
    modelName: 'MAG-L1500',
    ...size(1320, 950, 340),
    weight: kilograms(240),
    turningCircle: millimetres(1630),
    corner: millimetres(2000),
    carrier: {
      kind: 'platform',
      count: 1,
      length: millimetres(970),
      width: millimetres(570),
      height: { from: 340, to: 440, unit: 'mm' },
      load: { length: millimetres(1400), width: millimetres(1200) },
      overhang: millimetres(320),
    },
    dockingAccuracy: millimetres(10),
    navigation: 'Laser SLAM; a camera reads the code below the load',
    safety: [
      ...commonSafety,
      { name: 'Fields switched to the load size', level: 'PL d, Cat. 3' },
      { name: 'Platform locked while driving', level: 'PL c, Cat. 1' },
    ],
    battery: battery(48, 2.9, 280, 1800, contacts),
    temperature: degrees(0, 40),
    floor: floor(3, 5, 20, 15),
    noise: decibels(62),
    interfaces: [],
    delivery: ['Set of code plates for ten loads'],
  },
  singleConveyor: {
    modelName: 'MAG-SC1000',
    ...size(1320, 950, 810),
    weight: kilograms(330),
    turningCircle: millimetres(1630),
    corner: millimetres(1800),
    carrier: {
      kind: 'roller deck',
      count: 1,
      length: millimetres(1240),
      width: millimetres(720),
      height: millimetres(750),
      lowest: millimetres(315 + 95),
      load: { length: millimetres(1200), width: millimetres(700) },
      overhang: millimetres(0),
    },
    dockingAccuracy: millimetres(5),
    navigation: 'Laser SLAM; reflectors at handover stations',
    safety: [
      ...commonSafety,
      { name: 'Handover released by both sides', level: 'PL c, Cat. 1' },
      { name: 'Load stops closed while driving', level: 'PL c, Cat. 1' },
    ],
    battery: battery(48, 3.4, 330, 1800, contacts),
    temperature: degrees(0, 40),
    floor: floor(2, 5, 20, 15),
    noise: decibels(64),
    interfaces: ['Optical coupler at the handover, 8 bits each way'],
    delivery: ['Optical coupler for one station'],
  },
  dualConveyor: {
    modelName: 'MAG-DC1500',
    ...size(1520, 950, 1125),
    weight: kilograms(410),
    turningCircle: millimetres(1800),
    corner: millimetres(2000),
    carrier: {
      kind: 'roller deck',
      count: 2,
      length: millimetres(575),
      width: millimetres(800),
      height: millimetres(750),
      lowest: millimetres(315 + 95),
      load: { length: millimetres(550), width: millimetres(780) },
      overhang: millimetres(0),
    },
    dockingAccuracy: millimetres(5),
    navigation: 'Laser SLAM; reflectors at handover stations',
    safety: [
      ...commonSafety,
      { name: 'Handover released by both sides', level: 'PL c, Cat. 1' },
      { name: 'Load stops closed while driving', level: 'PL c, Cat. 1' },
    ],
    battery: battery(48, 4, 390, 2400, contacts),
    temperature: degrees(0, 40),
    floor: floor(2, 5, 20, 15),
    noise: decibels(64),
    interfaces: ['Optical coupler at the handover, 8 bits each way, one for each deck'],
    delivery: ['Optical couplers for one station'],
  },
  fork: {
    modelName: 'MAG-F1500',
    ...size(1930, 860, 1865),
    weight: kilograms(720),
    turningCircle: millimetres(3580),
    corner: millimetres(2600),
    carrier: {
      kind: 'forks',
      count: 1,
      length: millimetres(1125),
      width: millimetres(520),
      height: { from: 85, to: 205, unit: 'mm' },
      load: { length: millimetres(1200), width: millimetres(1000) },
      overhang: millimetres(240),
      turning: { loadDistance: -930, pivot: 0 },
    },
    dockingAccuracy: millimetres(10),
    navigation: 'Laser SLAM from the mast; a depth camera finds the pallet',
    safety: [
      ...commonSafety,
      { name: 'Fields switched to the load size', level: 'PL d, Cat. 3' },
      { name: 'Pallet seated on the forks', level: 'PL c, Cat. 1' },
    ],
    battery: battery(48, 4.8, 470, 3000, contacts),
    temperature: degrees(0, 40),
    floor: floor(6, 10, 25, 35),
    noise: decibels(66),
    interfaces: [],
    delivery: ['Set of markers for ten pallet positions'],
  },
  agvTugger: {
    modelName: 'MAG-T1500',
    ...size(1415, 855, 1180),
    weight: kilograms(480),
    turningCircle: millimetres(2700),
    corner: millimetres(2500),
    train: {
      trailers: 2,
      length: millimetres(4780),
      height: millimetres(1335),
      couplingHeight: millimetres(250),
    },
    dockingAccuracy: millimetres(20),
    navigation: 'Laser SLAM on fixed routes',
    safety: [
      ...commonSafety,
      { name: 'Slower in bends, by train length', level: 'PL d, Cat. 3' },
      { name: 'Coupling closed while driving', level: 'PL c, Cat. 1' },
    ],
    battery: battery(48, 5.8, 620, 3600, contacts),
    temperature: degrees(-5, 40),
    floor: floor(5, 15, 30, 25),
    noise: decibels(65),
    interfaces: [],
    delivery: ['Coupling for one trailer'],
  },
  counterBalance: {
    modelName: 'MAG-C1500',
    ...size(2870, 1220, 2225),
    weight: kilograms(2650),
    turningCircle: millimetres(3400),
    corner: millimetres(3400),
    carrier: {
      kind: 'forks',
      count: 1,
      length: millimetres(1050),
      width: millimetres(480),
      height: { from: 80, to: 2600, unit: 'mm' },
      load: { length: millimetres(1200), width: millimetres(1000) },
      overhang: millimetres(260),
      turning: { loadDistance: 440, pivot: 580 },
    },
    dockingAccuracy: millimetres(15),
    navigation: 'Laser SLAM from the roof; a depth camera finds the pallet',
    safety: [
      ...commonSafety,
      { name: 'Slower with the forks raised', level: 'PL d, Cat. 3' },
      { name: 'Pallet seated on the forks', level: 'PL c, Cat. 1' },
      { name: 'Overload lockout', level: 'PL c, Cat. 1' },
    ],
    battery: battery(80, 22.4, 2400, 14_000, 'Automatic, at a plug-in station'),
    temperature: degrees(-5, 40),
    floor: floor(8, 20, 40, 75),
    noise: decibels(69),
    interfaces: [],
    delivery: ['Set of markers for ten rack positions'],
  },
};

/** Where every robot may be charged, also one that works where it is colder: lithium iron phosphate takes no charge below 0 °C. */
export const chargingTemperature: Range<'°C'> = degrees(0, 40);

/** How a controller is connected, in words. */
export const plcInWords = `PROFINET or OPC UA through ${site.platformName}, also to a Siemens S7; 24 V signals. Modbus: in the offer`;

/** How one talks to any robot of the line: the interface, and what it is for. */
export const robotInterfaces: readonly (readonly [name: string, purpose: string])[] = [
  [`VDA 5050 ${vda5050Version} by MQTT`, 'Orders, states, maps and actions; not yet 3.0.0'],
  ['REST', `Missions and reports, through ${site.platformName}`],
  ['PLC', plcInWords],
  ['Wi-Fi', 'IEEE 802.11ax, 2.4 and 5 GHz, WPA3; roaming within a mission. No 5G'],
];

/** Standards that every robot of the line meets. */
export const robotStandards: readonly (readonly [name: string, subject: string])[] = [
  ['CE', 'Machinery Directive 2006/42/EC, EMC Directive 2014/30/EU, Radio Equipment Directive 2014/53/EU'],
  ['ISO 3691-4', 'Driverless industrial trucks and their systems'],
  ['ISO 13849-1', 'Safety-related parts of control systems'],
  ['EN 1175', 'Industrial trucks: electrics and electronics'],
  ['EN 12895', 'Industrial trucks: electromagnetic compatibility'],
  ['UN 38.3', 'Transport of lithium batteries'],
];

/** The delivery of every robot. */
export const robotDelivery: readonly string[] = [
  'Robot with battery, tested under load',
  'Charger with 5 m of cable: one for several robots where they take turns',
  'Manual, EU declaration of conformity and risk assessment',
  'Protective fields set up and verified at your plant',
  'Key for manual driving, and a hand-held control',
];
