import { plantPlaces } from 'shared-ui/plan/plant';
import { type Block, blockKinds } from './mission';

/** The name of a block, with its place or limit: `Fetch from Palletiser`. */
export function nameBlock({ kind, place, limit }: Block): string {
  switch (kind) {
    case 'signal':
      return `When ${plantPlaces[place].name} signals`;
    case 'fetch':
    case 'bring':
      return `${blockKinds[kind].name} ${plantPlaces[place].name}`;
    case 'stock':
      return `If fewer than ${limit} in the rack`;
    case 'door':
      return 'Wait for Door 2';
    default:
      return blockKinds[kind].name;
  }
}
