import { existsSync } from 'node:fs';
import { runProcess } from 'kit/presets/command-line/run-process';
import { describeExpected } from '../server-error';
import { readSettings } from '../settings';
import { lockDataFolder } from './lock-file';

// The check of `start` before it builds: whether another server uses the data folder, which its own server would only say afterwards.
void runProcess(async () => {
  const { dataFolder } = readSettings();
  if (existsSync(dataFolder)) lockDataFolder(dataFolder).release();
}, describeExpected);
