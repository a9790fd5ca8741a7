import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompanyChoice } from '@/components/order-entry/company-choice';
import { PurchaseOrderFields } from '@/components/companies/purchase-order-fields';

const lakeside = {
  id: 'c1',
  name: 'Lakeside Pumps Inc.',
  sites: [],
  purchaseOrders: { required: true, pattern: 'PO-##', isUnique: true },
  shipComplete: false,
};

test('staff choose for whom a customer orders, and read what the company demands', async () => {
  const onChoose = jest.fn();
  const { rerender } = render(<CompanyChoice companies={[lakeside]} chosen="" onChoose={onChoose} />);
  const choice = screen.getByRole('combobox', { name: 'Ordered for' });
  expect(choice).not.toHaveAccessibleDescription();
  await userEvent.selectOptions(choice, 'Lakeside Pumps Inc.');
  expect(onChoose).toHaveBeenCalledWith('c1');
  rerender(<CompanyChoice companies={[lakeside]} chosen="c1" onChoose={onChoose} />);
  expect(choice).toHaveAccessibleDescription(/needs a purchase order number.*look like PO-12.*for one order/);
});

test('the rules of purchase orders are a group of labeled fields that show their error', () => {
  render(<PurchaseOrderFields register={(name) => ({ name })} patternError="At most 40 characters" />);
  expect(screen.getByRole('group', { name: 'Purchase order numbers' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Pattern' })).toHaveAccessibleDescription(/At most 40/);
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
});
