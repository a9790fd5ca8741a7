import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listRow } from '@/lib/catalog/rules/list-row';
import { ProductCard } from '@/components/catalog/product-card';
import { Gallery } from '@/components/product/gallery';
import { BuyLinks, VariantOffer } from '@/components/product/variant-offer';
import { VariantSelection } from '@/components/product/variant-selection';
import { VariantTable } from '@/components/product/variant-table';
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
    <BuyLinks isDiscontinued={product.successor !== null} />
    <VariantTable />
  </VariantSelection>
);

describe('a product card', () => {
  test('of a product with variants opens the choice in place instead of a purchase', async () => {
    const get = jest.spyOn(api, 'get').mockResolvedValue(variantChoiceOf(drill));
    render(<ProductCard row={listRow(drill)} />);
    expect(screen.queryByRole('link', { name: /Purchase/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeNull();
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
    render(<ProductCard row={listRow(product, 'A-2')} />);
    expect(screen.getByRole('button', { name: /^Add to cart/ }).closest('form')).toHaveFormValues({
      sku: 'A-2',
    });
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

  test('of a product without variants has a quantity for the cart, and links straight to its purchase', () => {
    render(<ProductCard row={listRow(single)} />);
    expect(screen.getByRole('button', { name: 'Add to cart: A drill' }).closest('form')).toHaveFormValues({
      sku: single.sku,
      quantity: 1,
    });
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
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
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
    expect(screen.getByRole('button', { name: 'Add to cart' }).closest('form')).toHaveFormValues({
      sku: 'A-2',
      quantity: 1,
    });
    expect(screen.getByRole('link', { name: 'Purchase' })).toHaveAttribute(
      'href',
      '/purchase?item=a-drill&sku=A-2&quantity=1',
    );
  });

  test('offers a sold-out variant neither for the cart nor for purchase', async () => {
    query = 'color=red';
    render(page(drill));
    expect(await screen.findByRole('status')).toHaveTextContent('Out of stock');
    const ask = screen.getByRole('link', { name: 'Tell me when it is in stock' });
    expect(ask).toHaveAttribute('href', '/stock-alerts/new?sku=A-2');
    expect(screen.queryByRole('link', { name: /Purchase|Choose/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  });

  test('of a product without variants says Add to cart', () => {
    render(page(single));
    expect(screen.getByRole('button', { name: 'Add to cart' }).closest('form')).toHaveFormValues({
      quantity: 1,
    });
    expect(screen.queryByRole('table')).toBeNull();
  });
});
