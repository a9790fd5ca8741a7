'use client';
import { useState, type PointerEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { cropSquare, dragged, fullPicture, type Crop } from './crop';

const frame = 288;
const kept = 512;

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, side } = cropSquare(picture.width, picture.height, crop);
  const context = canvas.getContext('2d');
  context?.clearRect(0, 0, canvas.width, canvas.height);
  context?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

async function cut(picture: ImageBitmap, crop: Crop): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = kept;
  draw(canvas, picture, crop);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

const sliders = [
  { name: 'zoom', label: 'Zoom', min: 1, max: 4, step: 0.05 },
  { name: 'x', label: 'Left to right', min: 0, max: 1, step: 0.01 },
  { name: 'y', label: 'Top to bottom', min: 0, max: 1, step: 0.01 },
] as const;

type Props = { picture: ImageBitmap; onCut: (square: Blob) => Promise<void>; onCancel: () => void };

/** Crops a picture to a square by dragging, or with sliders by keyboard. */
export function CropDialog({ picture, onCut, onCancel }: Props) {
  const [crop, setCrop] = useState(fullPicture);
  const [pending, setPending] = useState(false);

  // A ref callback, because the dialog mounts the canvas after this component's effects have run.
  const show = (canvas: HTMLCanvasElement | null) => canvas && draw(canvas, picture, crop);

  const drag = ({ buttons, movementX, movementY }: PointerEvent) =>
    buttons === 1 &&
    setCrop(dragged(crop, picture.width, picture.height, movementX / frame, movementY / frame));

  async function finish() {
    setPending(true);
    const square = await cut(picture, crop);
    if (square) await onCut(square);
    setPending(false);
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onCancel()} title="Cut your picture">
      <div className="flex flex-col items-center gap-5">
        <canvas
          ref={(canvas) => void show(canvas)}
          width={frame}
          height={frame}
          role="img"
          aria-label="Preview of your picture"
          onPointerMove={drag}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          className="max-w-full cursor-move touch-none rounded-full border border-line bg-ground"
        />
        <div className="flex w-full flex-col gap-3">
          {sliders.map(({ name, label, ...range }) => (
            <label key={name} className="grid grid-cols-[8rem_1fr] items-center gap-3 text-sm font-semibold">
              {label}
              <input
                {...range}
                type="range"
                value={crop[name]}
                onChange={({ target }) => setCrop({ ...crop, [name]: target.valueAsNumber })}
                className="min-h-9 accent-link"
              />
            </label>
          ))}
        </div>
        <div className="flex gap-3">
          <Button pending={pending} onClick={finish}>
            Use this picture
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
