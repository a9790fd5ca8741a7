import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentStep } from '@/components/checkout/payment-step';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

test('a company’s purchase order number is asked for as the company demands it, before the review', async () => {
  render(
    <PaymentStep
      offer={{ methods: ['bank-transfer'], credit: null, isCardTest: false }}
      chosen="bank-transfer"
      currency="USD"
      choices={{}}
      rules={{ required: true, pattern: 'PO-##', isUnique: false }}
    />,
  );
  const number = screen.getByRole('textbox', { name: /^Purchase order number/ });
  const proceed = screen.getByRole('button', { name: 'Review your order' });
  await userEvent.click(proceed);
  expect(number).toHaveFocus();
  expect(number).toHaveAccessibleDescription(/needs a purchase order number/);
  await userEvent.type(number, 'PO-1');
  await userEvent.click(proceed);
  expect(number).toHaveAccessibleDescription(/look like PO-12/);
  expect(push).not.toHaveBeenCalled();
  await userEvent.type(number, '7');
  await userEvent.click(proceed);
  expect(push).toHaveBeenCalledWith(expect.stringContaining('po=PO-17'));
});
