import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { picturesPath, storedPictureSchema } from 'kit/posts/stored-picture';
import sharp from 'sharp';
import * as v from 'valibot';
import { writeSite } from '../src/testing/test-site';
import { endProcess, type ServerProcess, startProcess } from './posting-server';

/** The outcome of uploads to a server that is killed again and again. */
export type UploadLosses = {
  acknowledged: number;
  /** Acknowledged pictures that the server no longer has. */
  lost: string[];
  /** Pictures that the server shows although their bytes are not what their name says. */
  half: string[];
  /** Files of uploads that were never acknowledged, and are still there. */
  left: string[];
};

const listSchema = v.object({ pictures: v.array(storedPictureSchema) });

/** Writers at one time, and how long (ms) each looks for the next picture. */
const writers = 4;
const pause = 50;

/**
 * Sends pictures while the server is killed with SIGKILL at random moments, as a power cut would, and sees after each start what it has.
 * @param folder empty
 */
export async function killWhileUploading(
  folder: string,
  kills: number,
  onKill: (kill: number) => void = () => {},
): Promise<UploadLosses> {
  const [siteFolder, dataFolder] = [join(folder, 'site'), join(folder, 'data')];
  mkdirSync(siteFolder, { recursive: true });
  writeSite(siteFolder, 'fault');
  let running = await startProcess(siteFolder, dataFolder);
  let isDone = false;
  const acknowledged = new Set<string>();
  const whole = new Set<string>();
  const outcome: UploadLosses = { acknowledged: 0, lost: [], half: [], left: [] };
  const write = async () => {
    while (!isDone) {
      const picture = await drawNoise();
      // Until it is acknowledged, as the tool does.
      while (!isDone) {
        const name = await send(running, picture).catch(() => undefined);
        if (name !== undefined) {
          acknowledged.add(name);
          await wait(pause);
          break;
        }
        await wait(20);
      }
    }
  };
  const writing = Array.from({ length: writers }, write);
  for (let kill = 1; kill <= kills; kill += 1) {
    await wait(100 + Math.random() * 900);
    await endProcess(running, 'SIGKILL');
    const before = [...acknowledged];
    running = await startProcess(siteFolder, dataFolder);
    const { lost, half } = await look(running, before, whole);
    outcome.lost.push(...lost);
    outcome.half.push(...half);
    onKill(kill);
  }
  isDone = true;
  await Promise.all(writing);
  const { lost, half } = await look(running, [...acknowledged], whole);
  outcome.lost.push(...lost);
  outcome.half.push(...half);
  await endProcess(running, 'SIGTERM');
  const names = new Set(readdirSync(join(dataFolder, 'pictures')));
  outcome.left.push(
    ...[...names].filter(
      (name) => name.endsWith('.part') || (/^\w+\.(jpg|png)$/.test(name) && !names.has(`${name}.json`)),
    ),
  );
  outcome.acknowledged = acknowledged.size;
  return outcome;
}

const drawNoise = async () => {
  const [width, height] = [320, 240];
  const raw = { width, height, channels: 3 as const };
  return new Uint8Array(
    await sharp(randomBytes(width * height * 3), { raw })
      .png()
      .toBuffer(),
  );
};

async function send({ address }: ServerProcess, picture: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const digest = createHash('sha256').update(picture).digest('hex');
  const response = await fetch(`${address}${picturesPath}/${digest}`, { method: 'PUT', body: picture });
  return response.ok ? v.parse(storedPictureSchema, await response.json()).name : undefined;
}

/** @param whole those that were seen whole before; new ones are added */
async function look({ address }: ServerProcess, acknowledged: readonly string[], whole: Set<string>) {
  const { pictures } = v.parse(listSchema, await (await fetch(address + picturesPath)).json());
  const listed = new Set(pictures.map(({ name }) => name));
  const half: string[] = [];
  for (const { name } of pictures.filter((one) => !whole.has(one.name))) {
    const bytes = Buffer.from(await (await fetch(`${address}${picturesPath}/${name}`)).arrayBuffer());
    if (name.startsWith(createHash('sha256').update(bytes).digest('hex').slice(0, 32))) whole.add(name);
    else half.push(name);
  }
  return { lost: acknowledged.filter((name) => !listed.has(name)), half };
}
