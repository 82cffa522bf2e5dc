import { DeliveryError } from '../../delivery/src/delivery-error';
import { openFirestoreRegistry } from '../../delivery/src/registry/firestore-registry';
import { promoteTo } from '../../delivery/src/registry/registry';

// One of the teams of race-promotions.ts: promotes so many versions of one package, as fast as it can.

const [address = '', team = '', count = '0'] = process.argv.slice(2);
const registry = openFirestoreRegistry({ settings: { kind: 'embedded', origin: address } });

/** As a team does that is told to try again. */
async function promote(version: string): Promise<void> {
  try {
    await registry.change(({ packages }) => ({ 'mfe-raced': promoteTo(version)(packages['mfe-raced']) }));
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    await promote(version);
  }
}

for (let number = 0; number < Number(count); number += 1)
  await promote(`${team}${number.toString(16).padStart(15, '0')}`);
process.exit(0);
