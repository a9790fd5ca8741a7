import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductCard } from '@/components/catalog/product-card';
import { AddToCart } from '@/components/product/add-to-cart';
import { Gallery } from '@/components/product/gallery';
import { Magnifier } from '@/components/product/magnifier';
import { BuyLinks, VariantOffer } from '@/components/product/variant-offer';
import { VariantSelection } from '@/components/product/variant-selection';
import { VariantTable } from '@/components/product/variant-table';
import { Workspace } from '@/components/product/workspace';
import { api } from '@/lib/api/client/api';
import type { Product } from '@/lib/catalog/schema/product';
import { variantChoiceOf } from '@/lib/pricing/rules';
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
const single = productOf({ variants: [drill.variants[0]!] });

beforeEach(() => {
  query = '';
  jest.restoreAllMocks();
});

const page = (product: Product) => (
  <VariantSelection choice={variantChoiceOf(product)}>
    <Gallery pictures={['/pictures/items/a.webp', '/pictures/items/b.webp']} name={product.name} />
    <VariantOffer>$380.00 to $386.00</VariantOffer>
    <BuyLinks />
    <VariantTable />
  </VariantSelection>
);

describe('a product card', () => {
  test('of a product with variants opens the choice in place instead of a purchase', async () => {
    const get = jest.spyOn(api, 'get').mockResolvedValue(variantChoiceOf(drill));
    render(<ProductCard product={drill} />);
    expect(screen.queryByRole('link', { name: /Purchase/ })).toBeNull();
    const choose = screen.getByRole('link', { name: 'Choose A drill' });
    // Without JavaScript, the product page offers the choice.
    expect(choose).toHaveAttribute('href', '/product/a-drill#variants');
    await user.click(choose);
    const dialog = within(await screen.findByRole('dialog', { name: 'A drill' }));
    const rows = await dialog.findAllByRole('listitem');
    expect(get).toHaveBeenCalledWith('/variants/a-drill');
    expect(rows[0]).toHaveTextContent(/Yellow.*\$380\.00.*A-1.*3 in stock/);
    expect(dialog.getByRole('link', { name: 'Purchase Yellow' })).toHaveAttribute(
      'href',
      '/purchase?item=a-drill&sku=A-1&quantity=1',
    );
    expect(rows[1]).toHaveTextContent(/Red.*\$386\.00.*A-2.*Sold out/);
    expect(within(rows[1]!).queryByRole('link')).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(choose).toHaveFocus());
  });

  test('of a variant that a search has matched shows and sells that one', () => {
    const [yellow, red] = drill.variants;
    const product = productOf({ variants: [yellow!, { ...red!, availableQuantity: 7 }] });
    render(<ProductCard product={product} matchedSku="A-2" />);
    expect(screen.getByRole('article')).toHaveTextContent(/Red · A-2.*Available7.*\$386\.00/);
    expect(screen.getByRole('link', { name: 'A drill' })).toHaveAttribute(
      'href',
      '/product/a-drill?color=Red',
    );
    expect(screen.getByRole('link', { name: 'Purchase A drill' })).toHaveAttribute(
      'href',
      '/purchase?item=a-drill&sku=A-2&quantity=1',
    );
  });

  test('of a product without variants links straight to its purchase', () => {
    render(<ProductCard product={single} />);
    expect(screen.getByRole('link', { name: 'Purchase A drill' })).toHaveAttribute(
      'href',
      '/purchase?item=a-drill&quantity=1',
    );
  });
});

describe('the product page', () => {
  test('sells nothing before a variant is chosen', () => {
    render(page(drill));
    expect(screen.getByText('$380.00 to $386.00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose: color' })).toHaveAttribute('href', '#variants');
    expect(screen.queryByRole('link', { name: 'Purchase' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Add to cart' })).toBeNull();
  });

  test('shows the variant in its address with price, stock and picture, and sells it', async () => {
    const [yellow, red] = drill.variants;
    const both = productOf({
      variants: [yellow!, { ...red!, availableQuantity: 7, img: '/pictures/items/b.webp' }],
    });
    query = 'sku=A-2';
    render(page(both));
    const offer = await screen.findByRole('status');
    expect(offer).toHaveTextContent(/\$386\.00.*Red · SKU.A-2.*7 in stock/);
    expect(screen.getByRole('button', { name: 'Picture 2 of 2' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('link', { name: 'Add to cart' })).toHaveAttribute(
      'href',
      '/productDetails/a-drill?color=Red',
    );
    expect(screen.getByRole('link', { name: 'Purchase' })).toHaveAttribute(
      'href',
      '/purchase?item=a-drill&sku=A-2&quantity=1',
    );
  });

  test('offers a sold-out variant neither for the cart nor for purchase', async () => {
    query = 'color=red';
    render(page(drill));
    expect(await screen.findByRole('status')).toHaveTextContent('Out of stock');
    expect(screen.queryByRole('link', { name: /Purchase|Add to cart|Choose/ })).toBeNull();
  });

  test('of a product without variants says Add to cart', () => {
    render(page(single));
    expect(screen.getByRole('link', { name: 'Add to cart' })).toHaveAttribute(
      'href',
      '/productDetails/a-drill',
    );
    expect(screen.queryByRole('table')).toBeNull();
  });
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
      '/contact?topic=product-request&product=a-drill&sku=A-1&quantity=4',
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
