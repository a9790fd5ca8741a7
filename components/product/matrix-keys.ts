import type { KeyboardEvent } from 'react';

const steps = new Map<string, [number, number]>([
  ['ArrowUp', [-1, 0]],
  ['ArrowDown', [1, 0]],
  ['ArrowLeft', [0, -1]],
  ['ArrowRight', [0, 1]],
]);

/** Whether an arrow to the side would leave the text of a field instead of moving the cursor in it. */
function leavesText({ selectionStart, selectionEnd, value }: HTMLInputElement, step: number): boolean {
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  return selectionStart === selectionEnd && selectionStart === (step < 0 ? 0 : value.length);
}

/** Moves the focus by the arrow keys to the next field of the row or column, past cells without one. */
export function moveByArrow(event: KeyboardEvent<HTMLTableElement>): void {
  const input = event.target;
  const step = steps.get(event.key);
  if (!step || !(input instanceof HTMLInputElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const [down, right] = step;
  if (event.shiftKey || (right !== 0 && !leavesText(input, right))) return;
  event.preventDefault();
  const places = new Map(
    [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[data-place]')].map((field) => [
      field.dataset.place,
      field,
    ]),
  );
  const [row = 0, column = 0] = (input.dataset.place ?? '').split(',').map(Number);
  const size = Math.max(event.currentTarget.rows.length, event.currentTarget.rows[0]?.cells.length ?? 0);
  for (let count = 1; count <= size; count++) {
    const next = places.get(`${row + down * count},${column + right * count}`);
    if (next) return next.focus();
  }
}
