import { fireEvent, render, screen } from '@testing-library/react';
import { useKeyboardScanner } from '@/components/scan/use-keyboard-scanner';

const onScan = jest.fn();
const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
beforeEach(() => jest.clearAllMocks());

function Page() {
  useKeyboardScanner(onScan);
  return (
    <form onSubmit={onSubmit}>
      <input aria-label="Quantity" defaultValue="3" />
    </form>
  );
}

/** Presses keys as a keyboard does, with so many milliseconds between two of them. */
function type(keys: string[], gap: number) {
  render(<Page />);
  const field = screen.getByLabelText<HTMLInputElement>('Quantity');
  keys.forEach((key, index) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: 1000 + index * gap });
    const goesOn = fireEvent(field, event);
    if (goesOn && key.length === 1) field.value += key;
    if (goesOn && key === 'Enter') fireEvent.submit(field.form!);
  });
  return field;
}

test('a code that is typed too fast for people, with Enter, is a scan: the field stays as it was', () => {
  const field = type(['Shift', 'A', 'B', '-', '1', '2', 'Enter'], 8);
  expect(onScan.mock.calls).toEqual([['AB-12']]);
  expect(field.value).toBe('3');
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each([
  ['people type', ['1', '2', '3', '4', '5', 'Enter'], 90],
  ['a short number is typed', ['1', '2', 'Enter'], 8],
  ['Tab comes in between', ['A', 'B', 'C', 'D', 'Tab', '1', 'Enter'], 8],
])('it is no scan when %s', (_name, keys, gap) => {
  type(keys, gap);
  expect(onScan).not.toHaveBeenCalled();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
