import { drawingWidth, drawLayout } from './draw-layout';

test.each([20, 40, 80])('on a floor %i m wide the bar is as long as ten metres of it', (width) => {
  const { bar, floor } = drawLayout({ width, depth: 10, areas: [], routes: [], charging: [0, 0] });
  const tenMetres = (10 * drawingWidth) / width;
  expect(bar).toContain(`h${tenMetres}v`);
  // As high as the floor is deep.
  expect(floor).toContain(`V${tenMetres}H`);
});
