import type { SoftwareId } from 'shared-config/references/application';
import type { RobotVariantName } from 'shared-config/robots/robot-names';
import type { PlantLayout } from './plant-layout/plant-layout';

/** A part of a case study; its heading says what the reader takes away from this part of this study. */
export type StudyPart = { heading: string; paragraphs: readonly string[] };

/** A measured figure: the thing counted, the base of the count or comparison, and the period. */
type StudyFigure = { value: string; text: string; base: string; period: string };

/**
 * The long text of a case study, as its file in `content/case-studies` has it, 500 to 800 words; loaded with its own page only. Customers,
 * people and figures are invented, and the imprint says so; robots and loads stay within what the robots' pages state.
 */
export type WrittenStudy = {
  /** The plant in short: load, distance, shifts and the like. */
  facts: readonly { label: string; value: string }[];
  /** The customer, and the plant. */
  plant: StudyPart;
  before: StudyPart;
  why: StudyPart;
  figures: readonly [StudyFigure, StudyFigure, StudyFigure];
  weeks: { heading: string; steps: readonly { when: string; text: string }[] };
  quote: { text: string; name: string; role: string };
  setbacks: StudyPart;
  /** How many of each robot there are, the heaviest load in kg that one of them carries here, and what they do. */
  robots: readonly { name: RobotVariantName; count: number; load: number; task: string }[];
  modules: readonly { id: SoftwareId; task: string }[];
};

/** The text of a case study, with the drawing of its floor. */
export type StudyText = WrittenStudy & { layout: PlantLayout };
