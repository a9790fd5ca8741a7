import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LineComment } from '@/components/cart/line-comment';

test('a comment is written, kept where it can’t be saved, and shown afterwards', async () => {
  const save = jest.fn().mockResolvedValueOnce(false).mockResolvedValue(true);
  const { rerender } = render(<LineComment name="Drill" onSave={save} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add a comment on Drill' }));
  const field = screen.getByRole('textbox', { name: 'Comment on Drill' });
  expect(field).toHaveFocus();
  await userEvent.type(field, ' For line 4 {Enter}');
  expect(save).toHaveBeenLastCalledWith('For line 4');
  expect(field).toHaveValue(' For line 4 ');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  rerender(<LineComment name="Drill" comment="For line 4" onSave={save} />);
  expect(screen.getByText('Comment: For line 4')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change comment on Drill' })).toBeVisible();
});
