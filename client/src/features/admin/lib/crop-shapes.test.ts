import { largestArea } from './crop-shapes';

it.each([
  [
    { width: 400, height: 200 },
    { x: 25, y: 0, width: 50, height: 100 },
  ],
  [
    { width: 200, height: 800 },
    { x: 0, y: 37.5, width: 100, height: 25 },
  ],
])('the largest square of %o is in its middle', (picture, area) => {
  expect(largestArea(picture, 1)).toEqual({ unit: '%', ...area });
});
