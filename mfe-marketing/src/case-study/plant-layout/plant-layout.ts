/** A point on the floor in metres from its upper left corner. */
export type Point = readonly [x: number, y: number];

/** A place on the floor that the legend names; all in metres. */
export type LayoutArea = { name: string; x: number; y: number; width: number; depth: number };

/** The part of a plant in which the robots work, as a sketch: not to every detail, but to scale. */
export type PlantLayout = {
  /** Size of the floor that is shown, in metres. */
  width: number;
  depth: number;
  areas: readonly LayoutArea[];
  /** Inner walls as lines; a door is a gap between two of them. */
  walls?: readonly (readonly Point[])[];
  /** Ways of the robots, each from end to end. */
  routes: readonly (readonly Point[])[];
  /** Where robots charge. */
  charging: Point;
};
