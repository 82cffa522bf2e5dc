import type { RobotVariantName } from 'shared-config/robots/robot-names';
import type { Application } from './application';

/**
 * A scene on the floor plan at a step: a place that reports, in its own words unless a signal is named here, or a robot that drives.
 * Numbers are those of the places in the flow, from 0; every robot that waits drives in the step that follows.
 */
export type Scene =
  | { kind: 'report'; at: number; signal?: string }
  | { kind: 'drive'; robot: RobotVariantName; from: number | 'charger'; to: number; load?: string };

/** A use case: its page opens with the floor plan, on which the steps are played. */
export type UseCase = Omit<Application, 'steps'> & { steps: readonly { title: string; text: string; scene: Scene }[] };
