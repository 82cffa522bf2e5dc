import { nameDocument } from 'kit/presets/command-line/name-command';
import { DeliveryError } from '../../delivery-error';

/** The error for something that a build lacks. @param remedy names the line to add */
export const refuseBuild = (subject: string, reason: string, remedy: string): DeliveryError =>
  new DeliveryError('build-incomplete', subject, reason, `${remedy} (${nameDocument('docs/any-bundler.md')})`);
