import { type ShowSlot, SlotContext } from 'kit/page/contexts';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { definePart, defineSlot } from './define-slot';
import { Slot } from './slot';

const news = defineSlot('news', { robot: v.picklist(['booster', 'fork']), count: v.number() });
const NewsPart = definePart(news, ({ robot, count }) => `${count} about ${robot}`);

test('without a host, as in the test of a page, a slot shows its fallback', () => {
  const slot = <Slot<typeof news> name="news" data={{ robot: 'fork', count: 1 }} fallback="None" />;
  expect(renderToStaticMarkup(slot)).toBe('None');
});

test('the host is told the name, the data and the fallback, and what it shows is shown', () => {
  const show: ShowSlot = ({ name, data, fallback }) => `${name} ${JSON.stringify(data)} ${fallback}`;
  const html = renderToStaticMarkup(
    <SlotContext value={show}>
      <Slot<typeof news> name="news" data={{ robot: 'fork', count: 1 }} />
    </SlotContext>,
  );
  expect(html).toBe('news {&quot;robot&quot;:&quot;fork&quot;,&quot;count&quot;:1} null');
});

test('a part is given what the page hands over', () => {
  expect(renderToStaticMarkup(<NewsPart name="news" data={{ robot: 'fork', count: 2, more: true }} />)).toBe(
    '2 about fork',
  );
});

test.each([
  ['another value', { robot: 'crane', count: 1 }, /"news": the part does not take the page's robot/],
  ['less', { robot: 'fork' }, /"news": the part does not take the page's count/],
  ['nothing', undefined, /"news": the part does not take the page's data/],
])('a part that gets %s from its page throws, naming what', (_, data, message) => {
  expect(() => renderToStaticMarkup(<NewsPart name="news" data={data} />)).toThrow(message);
});

test('a part that remote.ts exposes for another slot throws, naming both', () => {
  expect(() => renderToStaticMarkup(<NewsPart name="posts" data={{ robot: 'fork', count: 1 }} />)).toThrow(
    'The part is for the slot "news"; remote.ts exposes it for "posts"',
  );
});

test('page and part do not compile when they do not fit the slot', () => {
  const wrong = [
    // @ts-expect-error the slot wants a robot that exists
    <Slot<typeof news> key="1" name="news" data={{ robot: 'crane', count: 1 }} />,
    // @ts-expect-error the slot has another name
    <Slot<typeof news> key="2" name="posts" data={{ robot: 'fork', count: 1 }} />,
    // @ts-expect-error the part wants more than the slot has
    definePart(news, ({ author }: { author: string }) => author),
  ];
  expect(wrong).toHaveLength(3);
});
