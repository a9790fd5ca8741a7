import { render, screen } from '@testing-library/react';
import { Comparison } from '@/components/catalog/comparison';
import { chosenVariant } from '@/lib/catalog/rules/variants';
import type { Product } from '@/lib/catalog/schema/product';
import { productOf } from '../../unit/catalog/product';

const variants = productOf().variants;
const drill = (slug: string, price: number, torque: string) =>
  productOf({
    _id: slug,
    id: slug,
    slug,
    name: `Drill ${slug}`,
    price,
    priceTo: price,
    availableQuantity: 5,
    variants: [{ ...variants[0]!, price, availableQuantity: 5 }],
    specifications: [
      { name: 'Torque', value: torque },
      { name: 'Voltage', value: '18 V' },
    ],
  });
const columnOf = (product: Product) => ({ product, variant: chosenVariant(product.variants, null, null) });
const pair = [drill('a', 1_000, '40 Nm'), drill('b', 2_000, '60 Nm')].map(columnOf);
const looks = () =>
  Object.fromEntries(
    screen.getAllByRole('rowheader').map((head) => [head.textContent, head.parentElement!.className]),
  );

test('differences are highlighted, and a legend explains the color', () => {
  render(<Comparison columns={pair} only={false} />);
  const { Price, Available, Torque, Voltage } = looks();
  expect(Price).not.toBe('');
  expect([Torque, Available, Voltage]).toEqual([Price, '', '']);
  expect(screen.getByText('Differences are highlighted.').firstElementChild).toHaveClass(Price!);
});

test('nothing is highlighted where only differences are shown', () => {
  render(<Comparison columns={pair} only />);
  expect(looks()).toEqual({ Price: '', Available: '', Torque: '' });
  expect(screen.queryByText('Differences are highlighted.')).toBeNull();
});

test('a product with variants is compared and bought only with the chosen one', () => {
  const product = productOf({ id: 'a-drill' });
  const other = pair[0]!;
  const { rerender } = render(<Comparison columns={[columnOf(product), other]} only={false} />);
  expect(screen.queryByRole('link', { name: 'View product A drill' })).toBeNull();
  const red = screen.getByRole('link', { name: 'Red of A drill' });
  expect(red).toHaveAttribute('href', '/compare?products=a-drill:A-2,a');
  rerender(<Comparison columns={[{ product, variant: product.variants[1]! }, other]} only={false} />);
  expect(screen.getByRole('row', { name: /^Price/ })).toHaveTextContent('$386.00');
  expect(screen.getByRole('link', { name: 'View product A drill' })).toHaveAttribute(
    'href',
    '/productDetails/a-drill?color=Red',
  );
});
