import fc from 'fast-check';
import { cropSquare, dragged, fullPicture } from '@/components/account/crop';

test('the default crop is the largest square, in the middle', () => {
  expect(cropSquare(900, 600, fullPicture)).toEqual({ left: 150, top: 0, side: 600 });
  expect(cropSquare(600, 900, { zoom: 2, x: 0, y: 1 })).toEqual({ left: 0, top: 600, side: 300 });
});

test('no zoom or drag moves the crop outside the picture', () => {
  const crop = fc.record({
    zoom: fc.double({ min: 0, max: 9, noNaN: true }),
    x: fc.double({ min: 0, max: 1, noNaN: true }),
    y: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  const move = fc.double({ min: -5, max: 5, noNaN: true });
  const size = fc.integer({ min: 1, max: 9000 });
  fc.assert(
    fc.property(size, size, crop, move, move, (width, height, from, byX, byY) => {
      const { left, top, side } = cropSquare(width, height, dragged(from, width, height, byX, byY));
      return side > 0 && left >= 0 && top >= 0 && left + side <= width + 1e-6 && top + side <= height + 1e-6;
    }),
  );
});

test('dragging moves the picture with the pointer', () => {
  const before = cropSquare(900, 600, fullPicture);
  const after = cropSquare(900, 600, dragged(fullPicture, 900, 600, 0.1, 0));
  expect(before.left - after.left).toBeCloseTo(0.1 * before.side);
});
