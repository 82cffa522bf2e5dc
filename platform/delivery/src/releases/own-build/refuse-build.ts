import { DeliveryError } from '../../delivery-error';

/** The error for something that a build lacks. @param remedy names the line to add */
export const refuseBuild = (subject: string, reason: string, remedy: string): DeliveryError =>
  new DeliveryError('build-incomplete', subject, reason, `${remedy} (docs/any-bundler.md)`);
