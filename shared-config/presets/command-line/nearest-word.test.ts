import { nearestWord } from './nearest-word';

const remotes = ['mfe-marketing', 'mfe-partners', 'mfe-products'];

test.each([
  ['mfe-partnrs', 'mfe-partners'],
  ['mfe_partners', 'mfe-partners'],
  ['MFE-Products', 'mfe-products'],
  ['mfe-partner', 'mfe-partners'],
  ['shop', undefined],
])('%s was probably meant to be %s', (word, meant) => expect(nearestWord(word, remotes)).toBe(meant));
