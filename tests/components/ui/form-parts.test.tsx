import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { Button, ButtonLink } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { FileDrop } from '@/components/ui/file-drop';
import { TextInput } from '@/components/ui/input';
import { RadioGroup } from '@/components/ui/radio-group';
import { ScriptForm } from '@/components/ui/script-form';

test('a pending button can’t be pressed again, and keeps the focus', async () => {
  const press = jest.fn();
  const { rerender } = render(<Button onClick={press}>Email</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Email' }));
  rerender(
    <Button onClick={press} pending>
      Email
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Email' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Email' }));
  expect(press).toHaveBeenCalledTimes(1);
});

test('a button in a form doesn’t submit it unless its type is submit', () => {
  render(<Button>Add a row</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('a link that looks like a button is a link', () => {
  render(<ButtonLink href="/shop">Shop Now</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/shop');
});

test('the help and error of a field describe its input', () => {
  render(
    <Field label="Email" help="For the invoice" error="Provide a valid Email" required>
      {(ids) => <TextInput {...ids} />}
    </Field>,
  );
  const input = screen.getByLabelText(/^Email/);
  expect(input).toHaveAccessibleDescription('For the invoice Provide a valid Email');
  expect(input).toBeInvalid();
  expect(input).toHaveAttribute('aria-required', 'true');
  expect(screen.getByRole('alert')).toHaveTextContent('Provide a valid Email');
});

test('a field without an error is not marked invalid', () => {
  render(<Field label="Name">{(ids) => <TextInput {...ids} />}</Field>);
  expect(screen.getByLabelText('Name')).toBeValid();
  expect(screen.getByLabelText('Name')).not.toHaveAccessibleDescription();
});

test('pressing the label of a checkbox checks it', async () => {
  render(<Checkbox label="Partial deliveries" help="Each with its own note" />);
  await userEvent.click(screen.getByText('Partial deliveries'));
  expect(screen.getByRole('checkbox', { name: 'Partial deliveries' })).toBeChecked();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Each with its own note');
});

test('one of a group of radio buttons is selected, never a disabled one', async () => {
  const options = [
    { value: 'road', label: 'By road' },
    { value: 'air', label: 'By air' },
    { value: 'sea', label: 'By sea', disabled: true },
  ];
  render(<RadioGroup legend="Delivery" name="delivery" options={options} />);
  expect(screen.getByRole('group', { name: 'Delivery' })).toBeVisible();
  await userEvent.click(screen.getByLabelText('By air'));
  await userEvent.click(screen.getByLabelText('By sea'));
  expect(screen.getByLabelText('By air')).toBeChecked();
  expect(screen.getByLabelText('By sea')).not.toBeChecked();
});

test('a file drop area is a labeled file input', async () => {
  const chosen = jest.fn();
  render(
    <Field label="Picture">
      {(ids) => <FileDrop {...ids} onChange={(event) => chosen(event.target.files?.[0]?.name)} />}
    </Field>,
  );
  await userEvent.upload(
    screen.getByLabelText('Picture'),
    new File(['x'], 'drill.png', { type: 'image/png' }),
  );
  expect(chosen).toHaveBeenCalledWith('drill.png');
});

describe('a form submitted before hydration', () => {
  /** Hydrates a form that the page already shows, with or without the mark of an early submit. */
  async function arriveAt(mark: string) {
    const send = jest.fn();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = `<form novalidate="" ${mark} method="dialog"><input name="email"></form>`;
    container.querySelector('input')!.value = 'ada@example.org';
    const form = (
      <ScriptForm onSubmit={({ currentTarget }) => send(new FormData(currentTarget).get('email'))}>
        <input name="email" />
      </ScriptForm>
    );
    const root = await act(async () => hydrateRoot(container, form, { onRecoverableError: () => {} }));
    return { send, again: () => act(async () => root.render(form)) };
  }

  test('is sent once, with the typed values, after hydration', async () => {
    const consoleErrors = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { send, again } = await arriveAt('data-pressed=""');
    await again();
    consoleErrors.mockRestore();
    expect(send.mock.calls).toEqual([['ada@example.org']]);
  });

  test('is not sent if it was not submitted', async () => {
    const { send } = await arriveAt('');
    expect(send).not.toHaveBeenCalled();
  });
});
