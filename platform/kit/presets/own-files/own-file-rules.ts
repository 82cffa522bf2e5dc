import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from '@rspack/core';
import type { Target } from '../target';
import { type LoadOwnFile, loadPicture, loadPlainFile, ownFileStem } from './load-own-file';

const pictures = /\.(jpe?g|png|webp|avif)$/;
const plainFiles = /\.(mp4|webm|woff2|pdf)$/;

const loader = fileURLToPath(new URL('./call-loader.cjs', import.meta.url));

/** How the files are built that a package has beside its sources: those that its scripts import, and those that its styles name. */
export const ownFileRules = (target: Target): RuleSetRule[] => [
  { test: pictures, dependency: { not: ['url'] }, type: 'javascript/auto', use: call(loadPicture(target)) },
  { test: plainFiles, dependency: { not: ['url'] }, type: 'javascript/auto', use: call(loadPlainFile(target)) },
  // A stylesheet cannot choose among widths: its pictures are published as they are.
  {
    test: [pictures, plainFiles],
    dependency: 'url',
    type: 'asset/resource',
    generator: {
      filename: ({ filename = '' }) => `${ownFileStem(filename)}.[contenthash:8]${extname(filename)}`,
    },
  },
];

const call = (load: LoadOwnFile) => ({ loader, options: { load } });
