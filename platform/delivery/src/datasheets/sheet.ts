/// <reference path="./fontkit.d.ts" />

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import type { SiteDefinition } from 'kit/contract/site-definition';
import PDFDocument from 'pdfkit';
import { DeliveryError } from '../delivery-error';
import { grid } from './grid';
import { type PrintColour, printColours, type TextStyle, typefaces } from './text-styles';

/** An element of the structure that a screen reader follows, such as a paragraph. */
export type Structure = PDFKit.PDFStructureElement;

/** The site whose datasheet it is. */
export type Publisher = Pick<SiteDefinition, 'name' | 'origin' | 'palette' | 'mark' | 'language'>;

/** The metadata of a PDF. */
type SheetInformation = { file: string; title: string; subject: string; date: string };

/** Where a text stands, and in which style. */
type Placed = { x: number; y: number; width: number; style: TextStyle; align?: 'left' | 'right'; link?: string };

/**
 * An A4 PDF that is written from top to bottom: tagged, in the site's typefaces and colours, with bookmarks. The same calls give the
 * same bytes.
 */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  readonly colours: Readonly<Record<PrintColour, string>>;
  /** The element that holds all others. */
  readonly root: Structure;
  /** Where the next thing stands, in points from the top of the page. */
  y: number = grid.top;
  readonly #chunks: Buffer[] = [];
  readonly #file: string;
  readonly #fonts: Readonly<Record<TextStyle['font'], ReturnType<typeof create>>>;

  /** @param folder the datasheets' folder, with `typefaces/` and `pictures/` */
  constructor(
    readonly folder: string,
    readonly publisher: Publisher,
    { file, title, subject, date }: SheetInformation,
  ) {
    this.#file = file;
    this.colours = printColours(publisher.palette);
    const fileOf = (name: string) => join(folder, 'typefaces', `${name}.ttf`);
    const fontOf = (name: string) => create(readFileSync(fileOf(name)));
    this.#fonts = { text: fontOf('text'), strong: fontOf('strong'), measured: fontOf('measured') };
    // A PDF carries a date, and an identity that is made from it.
    const writtenAt = new Date(`${date}T00:00:00Z`);
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      // Its typefaces are embedded; without this Helvetica is loaded too.
      font: fileOf('text'),
      lang: publisher.language,
      tagged: true,
      pdfVersion: '1.7',
      displayTitle: true,
      info: { Title: title, Subject: subject, Author: publisher.name, CreationDate: writtenAt, ModDate: writtenAt },
    });
    for (const name of typefaces) this.pdf.registerFont(name, fileOf(name));
    this.pdf.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
  }

  /** Room that is left on the page. */
  get room(): number {
    return grid.bottom - this.y;
  }

  /** Begins a page unless there is this much room on the present one. @returns whether it did */
  reserve(height: number): boolean {
    if (height <= this.room) return false;
    this.startPage();
    return true;
  }

  startPage(): void {
    this.pdf.addPage();
    this.y = grid.top;
  }

  /** Adds an element to the structure; the drawing by `draw` is its content. */
  element(
    parent: Structure,
    type: string,
    draw?: () => void,
    options: { alt?: string; scope?: string } = {},
  ): Structure {
    const element = this.pdf.struct(type, options);
    parent.add(element);
    if (draw) element.add(draw);
    return element;
  }

  /** Draws the parts that a screen reader passes over: lines, and the frame of every page. */
  decorate(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  /** A line across, at a height. */
  rule(x: number, width: number, y: number, colour: PrintColour, thickness = 0.5): void {
    this.decorate(() => {
      this.pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(thickness)
        .stroke(this.colours[colour]);
    });
  }

  /** How high a text is, in points. */
  heightOf(text: string, style: TextStyle, width: number): number {
    const { options } = this.#set(style);
    return this.pdf.heightOfString(text, { ...options, width });
  }

  /** How wide a text is on one line, in points. */
  widthOf(text: string, style: TextStyle): number {
    const { options } = this.#set(style);
    return this.pdf.widthOfString(text, options);
  }

  /** Writes a text. @returns how high it is. @throws {DeliveryError} `character-not-in-typeface` */
  write(text: string, { x, y, width, style, align = 'left', link }: Placed): number {
    const { options, shift } = this.#set(style);
    this.#refuseMissing(text, style);
    this.pdf
      .fillColor(this.colours[style.colour])
      .text(text, x, y + shift, { ...options, width, align, ...(link ? { link } : {}) });
    return this.heightOf(text, style, width);
  }

  /** Writes a line of text that ends, begins or has its middle at `x`, its baseline at 0, for drawings. */
  writeLabel(text: string, style: TextStyle, x: number, anchor: 'start' | 'middle' | 'end'): void {
    this.#set(style);
    this.#refuseMissing(text, style);
    const width = this.pdf.widthOfString(text);
    const start = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
    this.pdf.fillColor(this.colours[style.colour]).text(text, start, 0, { lineBreak: false, baseline: 'alphabetic' });
  }

  /** Ends the PDF. @returns its bytes */
  async end(): Promise<Buffer> {
    const finished = new Promise<void>((done) => this.pdf.on('end', done));
    this.root.end();
    this.pdf.end();
    await finished;
    return Buffer.concat(this.#chunks);
  }

  /** Chooses a style; its lines are as far apart as it says, whatever the typeface says. */
  #set({ font, size, line, tracking = 0 }: TextStyle) {
    this.pdf.font(font, size);
    const lineGap = line - this.pdf.currentLineHeight(true);
    const features: PDFKit.Mixins.OpenTypeFeatures[] = font === 'measured' ? [] : ['kern', 'liga', 'tnum'];
    return { options: { lineGap, characterSpacing: tracking, features }, shift: lineGap / 2 };
  }

  #refuseMissing(text: string, { font }: TextStyle): void {
    const missing = [...text].find(
      (character) => !this.#fonts[font].hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    );
    if (missing !== undefined)
      throw new DeliveryError(
        'character-not-in-typeface',
        this.#file,
        `"${missing}" in "${text}" is not in typefaces/${font}.ttf`,
        'Write it in another way, or have that typeface include it',
      );
  }
}
