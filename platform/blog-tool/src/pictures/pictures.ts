import type { Insertable } from '../document/insert-pictures';
import { createWaitingName } from '../posts/waiting-name';
import { createKeptPictures } from './kept-pictures';
import { createAddresses, openOnce } from './picture-addresses';
import { createPictureStates, type PictureState } from './picture-states';
import type { PictureStore } from './picture-store';
import { createPictureSender, firstStateOf, refusedState } from './send-pictures';
import type { WaitingPicture, WaitingPictures } from './waiting-picture';

export type Pictures = ReturnType<typeof createPictures>;

/**
 * The pictures of the tool: those of the store, and those on their way to it.
 * @param openStore opens the store; `undefined` where there is none
 */
export function createPictures(openStore: () => Promise<PictureStore | undefined>, waiting: WaitingPictures) {
  const store = openOnce(openStore);
  const states = createPictureStates();
  const kept = createKeptPictures(waiting);
  const sender = createPictureSender(store, kept, states);

  const begin = (chosen: Pick<WaitingPicture, 'file' | 'fileName' | 'address' | 'isFile'>): string => {
    const name = createWaitingName();
    const record = { ...chosen, addedAt: new Date().toISOString() };
    kept.hold(name, record);
    states.begin(name, firstStateOf(record));
    // Kept before it is sent: whatever becomes of the window, it is not lost.
    void kept.keep(name, record).then(() => sender.send(name));
    return name;
  };

  const look = async (name: string) => {
    const record = await kept.find(name).catch((error: unknown) => {
      console.error('The pictures that wait in this browser could not be read:', error);
      return undefined;
    });
    if (states.get(name)?.kind !== 'looking') return;
    if (!record) {
      const reason =
        'It was inserted in another browser and has not been sent from there. Open the post there, or choose the file again';
      return states.show(name, { kind: 'failed', fileName: '', reason, canRetry: false });
    }
    kept.remember(name, record);
    const { fileName, stored, refusal } = record;
    if (stored) return states.show(name, { kind: 'stored', fileName, picture: stored });
    if (refusal) return states.show(name, refusedState(record, refusal));
    sender.sendFound(name);
  };

  return {
    /** Takes a file in, as a picture or as one to download. @returns the name that stands for it until the store has it */
    add: (file: Blob, fileName: string, as: Insertable = 'picture') =>
      begin({ file, fileName, ...(as === 'file' && { isFile: true }) }),
    /** Takes in the picture of a web page, or one that is its own address. @returns the name that stands for it */
    addFrom: (address: string) => begin({ address, fileName: /^data:/i.test(address) ? 'pasted picture' : address }),
    /** How far a waiting picture is. The first question about one of a draft also begins to send it. */
    stateOf: (name: string): PictureState => {
      const known = states.get(name);
      if (known) return known;
      const state: PictureState = { kind: 'looking', fileName: '' };
      states.begin(name, state);
      void look(name);
      return state;
    },
    stop: sender.stop,
    sendAgain: sender.sendAgain,
    /** Forgets a picture that waits. */
    discard: async (name: string): Promise<void> => {
      sender.abort(name);
      await kept.forget(name);
      states.forget(name);
    },
    /** Address for an `img`, of a stored picture or of one that waits. @throws what the store throws */
    addressOf: createAddresses(store, kept.find),
    watch: states.watch,
    whenSettled: states.whenSettled,
    hasUnkept: kept.hasUnkept,
    listWaiting: kept.listWaiting,
    store,
  };
}
