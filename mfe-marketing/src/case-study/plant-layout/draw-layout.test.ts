import { drawingWidth, drawLayout } from './draw-layout';

test.each([20, 40, 80])('on a floor %i m wide the scale bar is as long as ten metres of it', (width) => {
  const { bar, floor } = drawLayout({ width, depth: 10, areas: [], routes: [], charging: [0, 0] });
  const tenMetres = (10 * drawingWidth) / width;
  expect(bar).toContain(`h${tenMetres}v`);
  // As high as the floor is deep.
  expect(floor).toContain(`V${tenMetres}H`);
});

test('areas, walls and routes are drawn to scale and numbered, the charger last', () => {
  const layout = drawLayout({
    width: 40,
    depth: 20,
    areas: [{ name: 'Line', x: 4, y: 2, width: 8, depth: 6 }],
    walls: [
      [
        [0, 10],
        [10, 10],
      ],
    ],
    routes: [
      [
        [1, 1],
        [1, 9],
        [5, 9],
      ],
    ],
    charging: [39, 19],
  });
  expect(layout).toMatchObject({
    height: 400,
    areas: ['M80 40h160v120h-160z'],
    walls: ['M0 200L200 200'],
    routes: ['M20 20L20 180L100 180'],
    places: [
      { name: 'Line', x: 160, y: 100 },
      { name: 'Charging', x: 780, y: 380 },
    ],
  });
  // The bar stands inside, above the lower edge.
  expect(layout.bar).toBe('M10 380v10h200v-10');
});
