import { DeliveryError } from '../delivery-error';

/**
 * Runs a check whose refusal `--anyway` passes over.
 * @param code of what may be passed over; any other error is thrown
 * @returns whether something was: the history says so then, and not when there was nothing to refuse
 */
export async function passAnyway(
  isAnyway: boolean | undefined,
  code: DeliveryError['code'],
  check: () => Promise<void>,
): Promise<boolean> {
  try {
    await check();
    return false;
  } catch (error) {
    if (!isAnyway || !(error instanceof DeliveryError) || error.code !== code) throw error;
    return true;
  }
}
