import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddToCart } from '@/components/product/add-to-cart';
import { Magnifier } from '@/components/product/magnifier';
import { Workspace } from '@/components/product/workspace';
import { api } from '@/lib/api/client/api';
import type { Product } from '@/lib/catalog/schema/product';
import { productOf } from '../../unit/catalog/product';

const push = jest.fn();
let query = '';
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push }),
  usePathname: () => '/productDetails/a-drill',
  useSearchParams: () => new URLSearchParams(query),
}));

const user = userEvent.setup();
const now = '2026-11-21T00:00:00.000Z';
const drill = productOf();

beforeEach(() => {
  query = '';
  jest.restoreAllMocks();
});

describe('the workspace', () => {
  test('has no cart button before a variant is chosen, nor for an unknown SKU', () => {
    query = 'sku=NO-SUCH';
    render(<Workspace product={drill} madeAt={now} />);
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
    expect(screen.getByText(/not chosen yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Yellow/ })).toHaveAttribute(
      'href',
      '/productDetails/a-drill?color=Yellow',
    );
  });

  test('adds exactly the chosen variant', async () => {
    query = 'sku=A-1';
    const post = jest.spyOn(api, 'post').mockResolvedValue({});
    render(<Workspace product={drill} madeAt={now} />);
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(post).toHaveBeenCalledWith('/cart/lines', { sku: 'A-1', quantity: 1 });
  });
});

describe('the quantity', () => {
  const add = (product: Product, sku = 'A-1') =>
    render(
      <AddToCart
        product={product}
        variant={product.variants.find((variant) => variant.sku === sku)!}
        notOffered={null}
        madeAt={now}
      />,
    );
  const type = async (text: string) => {
    await user.clear(screen.getByLabelText('Quantity'));
    await user.type(screen.getByLabelText('Quantity'), text);
  };

  test('beyond stock is rejected while it is typed, with what is possible and when more arrives', async () => {
    add(drill);
    await type('4');
    expect(
      screen.getByText('Only 3 in stock: order up to 3 now. More within about 3 working days.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Request a quote' })).toHaveAttribute(
      'href',
      '/dashboard/myQuotes/new?sku=A-1&quantity=4',
    );
    await type('3');
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  });

  test('of a discontinued product says that no more will be made', async () => {
    add(productOf({ successor: 'b', multiple: 2 }));
    await type('4');
    expect(screen.getByText('Only 3 in stock: order up to 2 now. No more will be made.')).toBeVisible();
  });

  test('is not asked for a sold-out variant', () => {
    add(drill, 'A-2');
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
    expect(screen.queryByLabelText('Quantity')).toBeNull();
    expect(screen.getByText('It is sold out at present.')).toBeVisible();
  });
});

test('the magnifier enlarges at least 2.5 times', async () => {
  const { container } = render(<Magnifier src="/pictures/items/a.webp" alt="A drill" />);
  const button = screen.getByRole('button', { name: 'Zoom the picture of A drill' });
  jest
    .spyOn(button, 'getBoundingClientRect')
    .mockReturnValue({ left: 0, top: 0, width: 400, height: 300 } as DOMRect);
  await user.pointer({ target: button, coords: { clientX: 200, clientY: 150 } });
  const enlarged = container.querySelector<HTMLElement>('[style*="background-size"]')!;
  // A square picture is shown 300 pixels wide.
  expect(parseFloat(enlarged.style.backgroundSize)).toBeGreaterThanOrEqual(2.5 * 300);
});
