import { render, screen } from '@testing-library/react';
import { LineEditor } from '@/components/checkout/line-editor';
import type { CartLine } from '@/lib/cart/schema';
import { readChoices } from '@/lib/orders/rules/checkout';

const line = {
  name: 'Drill kit',
  quantity: 1,
  availableQuantity: 40,
  orderable: 40,
  limits: { minQuantity: 1, multiple: 1, maxQuantity: 100 },
} as unknown as CartLine;

test('the form of a new quantity asks for the same product and variant again', () => {
  const choices = { product: 'drill-kit', sku: 'DK-BL', quantity: '1', step: 'review' };
  const { container } = render(<LineEditor line={line} hasChoice choices={choices} />);
  const form = container.querySelector('form')!;
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity of Drill kit' }) as HTMLInputElement;
  quantity.value = '2';
  const query = Object.fromEntries(new FormData(form).entries()) as Record<string, string>;
  expect(query.item).toBe('drill-kit');
  expect(readChoices(query)).toMatchObject({ ...choices, quantity: '2' });
});
