import { collection, deleteDoc, getDocs } from 'firebase/firestore/lite';
import { runInterleaving } from '../../delivery/test/interleavings/run-interleaving';
import { openStore } from '../harness/store-post';

/** Runs an interleaving with the registry in the documents of a server; whatever registry it has is removed before. */
export async function runInterleavingWithDocuments(siteAddress: string, seed: number): Promise<void> {
  const store = openStore(siteAddress);
  for (const name of ['releases', 'registry'])
    for (const { ref } of (await getDocs(collection(store, name))).docs) await deleteDoc(ref);
  const documents = { settings: { kind: 'embedded' as const, origin: siteAddress } };
  await runInterleaving(seed, { registry: 'documents', documents });
}
