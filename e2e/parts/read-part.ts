import * as v from 'valibot';

const boxSchema = v.strictObject({
  /** The element and the text of its own, if it has any. */
  what: v.string(),
  /** Left, top, width and height in CSS px, from the upper left corner of the part. */
  box: v.tuple([v.number(), v.number(), v.number(), v.number()]),
  /** Computed styles that show; those that are none are left out. */
  style: v.record(v.string(), v.string()),
});

/** Schema of the record of a part at one width: everything in it that is seen, in the order of the page. */
export const partSchema = v.pipe(v.array(boxSchema), v.minLength(1));

export type PartBox = v.InferOutput<typeof boxSchema>;

/** What of a part shows: text, ground, border or picture. Runs in the page. */
export function readPart(root: Element): PartBox[] {
  const origin = root.getBoundingClientRect();
  const none = new Set(['none', 'normal', 'rgba(0, 0, 0, 0)', '0px', '']);
  return [root, ...root.querySelectorAll('*')].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    if (element.closest('.visually-hidden')) return [];
    const computed = getComputedStyle(element);
    const text = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent?.trim() ?? '')
      .join(' ')
      .trim();
    const isPicture = ['img', 'svg', 'video', 'input', 'select', 'textarea'].includes(element.localName);
    const border =
      computed.borderTopWidth === '0px' && computed.borderBottomWidth === '0px' ? '' : computed.borderColor;
    const ground = none.has(computed.backgroundColor) ? '' : computed.backgroundColor;
    if (!text && !isPicture && !border && !ground) return [];
    const { left, top, width, height } = element.getBoundingClientRect();
    const font = `${computed.fontSize}/${computed.lineHeight} ${computed.fontWeight} ${computed.fontFamily.split(',')[0]}`;
    const style = {
      ...(text ? { color: computed.color, font, decoration: computed.textDecorationLine } : {}),
      ground,
      border,
      radius: computed.borderRadius,
      shadow: computed.boxShadow,
    };
    return [
      {
        what: `${element.localName}${text ? ` "${text.slice(0, 40)}"` : ''}`,
        box: [left - origin.left, top - origin.top, width, height].map(Math.round) as [number, number, number, number],
        style: Object.fromEntries(Object.entries(style).filter(([, value]) => !none.has(value))),
      },
    ];
  });
}
