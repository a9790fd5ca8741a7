import { render, screen } from '@testing-library/react';
import { Comparison } from '@/components/catalog/comparison';
import { productOf } from '../../unit/catalog/product';

const drill = (slug: string, price: number, torque: string) =>
  productOf({
    ...{ _id: slug, id: slug, slug, name: `Drill ${slug}`, price, priceTo: price, availableQuantity: 5 },
    specifications: [
      { name: 'Torque', value: torque },
      { name: 'Voltage', value: '18 V' },
    ],
  });
const pair = [drill('a', 1_000, '40 Nm'), drill('b', 2_000, '60 Nm')];
const looks = () =>
  Object.fromEntries(
    screen.getAllByRole('rowheader').map((head) => [head.textContent, head.parentElement!.className]),
  );

test('what differs stands out, and what the color means is said', () => {
  render(<Comparison products={pair} only={false} />);
  const { Price, Available, Torque, Voltage } = looks();
  expect(Price).not.toBe('');
  expect([Torque, Available, Voltage]).toEqual([Price, '', '']);
  expect(screen.getByText('Differences are highlighted.').firstElementChild).toHaveClass(Price!);
});

test('where only differences are shown, nothing has to stand out', () => {
  render(<Comparison products={pair} only />);
  expect(looks()).toEqual({ Price: '', Available: '', Torque: '' });
  expect(screen.queryByText('Differences are highlighted.')).toBeNull();
});
