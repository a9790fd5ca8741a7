import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from '@/components/layout/toasts';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Drawer } from '@/components/ui/drawer';
import { Menu, MenuButton, MenuLink } from '@/components/ui/menu';
import { hasQueuedToasts, receiveToasts, toast, type ToastMessage } from '@/components/ui/toast';

let path = '/';
jest.mock('next/navigation', () => ({ usePathname: () => path }));

test('a dialog takes the focus, closes on Escape, and returns the focus', async () => {
  const user = userEvent.setup();
  render(
    <Dialog trigger={<Button>Edit bio</Button>} title="About me">
      <Button>Update</Button>
    </Dialog>,
  );
  await user.click(screen.getByRole('button', { name: 'Edit bio' }));
  const dialog = screen.getByRole('dialog', { name: 'About me' });
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit bio' })).toHaveFocus();
});

test('arrow keys move through a menu', async () => {
  const user = userEvent.setup();
  const action = jest.fn();
  render(
    <Menu trigger={<Button>Account</Button>}>
      <MenuLink href="/profile">Profile</MenuLink>
      <MenuButton onSelect={action}>Sign out</MenuButton>
    </Menu>,
  );
  screen.getByRole('button', { name: 'Account' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(action).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

test('a drawer opens, closes by its button, and closes on navigation', async () => {
  const user = userEvent.setup();
  const { rerender, container } = render(<Drawer label="menu">Shop</Drawer>);
  const dialog = () => container.querySelector('dialog')!;
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(dialog().open).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(dialog().open).toBe(false);

  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  path = '/shop';
  rerender(<Drawer label="menu">Shop</Drawer>);
  expect(dialog().open).toBe(false);
});

test('messages queued before the toaster loads are shown in order; errors stay', async () => {
  const received: ToastMessage[] = [];
  toast.error('Failed to Make an admin');
  toast.success('added');
  expect(hasQueuedToasts()).toBe(true);
  const stop = receiveToasts((message) => received.push(message));
  toast.info('updated');
  expect(received.map(({ kind, text, options }) => [kind, text, options.duration])).toEqual([
    ['error', 'Failed to Make an admin', Infinity],
    ['success', 'added', undefined],
    ['info', 'updated', undefined],
  ]);
  stop();
  expect(hasQueuedToasts()).toBe(false);
});

test('the first message loads the toaster', async () => {
  render(<Toasts />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  act(() => toast.success('Successfully made an admin'));
  expect(await screen.findByText('Successfully made an admin')).toBeInTheDocument();
});

test('a message is dismissed by dragging it over 80 % of its width, and returns before that', async () => {
  render(<Toasts />);
  act(() => toast.success('18 V Drill added to your cart'));
  const message = (await screen.findByText('18 V Drill added to your cart')).closest('li')!;
  jest.spyOn(message, 'offsetWidth', 'get').mockReturnValue(300);
  const close = jest.fn();
  message.querySelector('[data-close-button]')!.addEventListener('click', close);
  // jsdom's pointer events have no coordinates: mouse events dispatched under their names do.
  const point = (type: string, clientX: number) =>
    fireEvent(message, new MouseEvent(type, { clientX, button: 0, bubbles: true }));
  const drag = (distance: number) => {
    point('pointerdown', 100);
    point('pointermove', 100 + distance);
    point('pointerup', 100 + distance);
  };
  drag(238);
  expect(close).not.toHaveBeenCalled();
  expect(message.style.translate ?? '').toBe('');
  drag(240);
  expect(close).toHaveBeenCalledTimes(1);
});
