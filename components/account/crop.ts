/** A square crop of a picture: `zoom` from 1 (the largest square) to 4, `x` and `y` from 0 to 1. */
export type Crop = { zoom: number; x: number; y: number };

export const fullPicture: Crop = { zoom: 1, x: 0.5, y: 0.5 };

const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** The square that the crop selects, in pixels of the picture. */
export function cropSquare(width: number, height: number, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / within(zoom, 1, 4);
  return { left: (width - side) * within(x, 0, 1), top: (height - side) * within(y, 0, 1), side };
}

/** The crop after dragging the picture by a fraction of the frame. */
export function dragged(crop: Crop, width: number, height: number, byX: number, byY: number): Crop {
  const { side } = cropSquare(width, height, crop);
  const moved = (at: number, by: number, room: number) =>
    room > 0 ? within(at - (by * side) / room, 0, 1) : at;
  return { ...crop, x: moved(crop.x, byX, width - side), y: moved(crop.y, byY, height - side) };
}
