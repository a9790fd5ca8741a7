import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { StarGroup } from '@/components/reviews/star-group';

function Stars({ error }: { error?: string }) {
  const [value, setValue] = useState<number>();
  return (
    <>
      <StarGroup value={value} onChange={setValue} error={error} />
      <output>{value ?? 'none'}</output>
    </>
  );
}

test('is a group named Rating with five radio buttons, none chosen', () => {
  render(<Stars />);
  expect(screen.getByRole('radiogroup', { name: /Rating/ })).toBeRequired();
  const stars = screen.getAllByRole('radio');
  expect(stars.map((star) => (star.closest('label') as HTMLElement).textContent)).toEqual([
    ...['1 star', '2 stars', '3 stars', '4 stars', '5 stars'],
  ]);
  expect(stars.some((star) => (star as HTMLInputElement).checked)).toBe(false);
});

test('is selected by a press and changed with the arrow keys', async () => {
  const user = userEvent.setup();
  render(<Stars />);
  await user.click(screen.getByRole('radio', { name: '3 stars' }));
  expect(screen.getByRole('status')).toHaveTextContent('3');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('status')).toHaveTextContent('4');
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
});

test('shows its error and connects it to the group', () => {
  render(<Stars error="Give a rating between 1 to 5" />);
  const group = screen.getByRole('radiogroup', { name: /Rating/ });
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription('Give a rating between 1 to 5');
});
