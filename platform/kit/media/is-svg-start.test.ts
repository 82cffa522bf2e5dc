import { isSvgStart } from './is-svg-start';

const isSvg = (text: string) => isSvgStart(new TextEncoder().encode(text));

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg">',
  '\uFEFF<?xml version="1.0"?>\n<!-- drawn --><svg>',
  '<svg/>',
  // As Python's ElementTree writes it.
  '<ns0:svg xmlns:ns0="http://www.w3.org/2000/svg">',
  '<?xml version="1.0"?>\n<!DOCTYPE ns0:svg><ns0:svg>',
])('a drawing is known by its bytes: %j', (start) => expect(isSvg(start)).toBe(true));

test.each(['', '<html><svg></svg></html>', '<!DOCTYPE html><svg>', '#!/bin/sh <svg>', '<?xml version="1.0"?><feed>'])(
  'anything else is not a drawing: %j',
  (start) => expect(isSvg(start)).toBe(false),
);
