import { render, screen, within } from '@testing-library/react';
import { Documents } from '@/components/product/documents';
import { PriceBreaks } from '@/components/product/price-breaks';
import { PriceUnit } from '@/components/product/price-unit';
import { SpareParts } from '@/components/product/spare-parts';
import { SuccessorNotice } from '@/components/product/successor-notice';
import { productOf } from '../../unit/catalog/product';

const pack = productOf({ unit: 'pack of 100', packSize: 100, price: 1_200, priceTo: 1_200 });

test('the price shows its unit and the price of one piece', () => {
  const { container, rerender } = render(<PriceUnit product={pack} />);
  expect(container).toHaveTextContent('per pack of 100 · $0.12 / piece');
  rerender(<PriceUnit product={pack} price={990} from />);
  expect(container).toHaveTextContent('from $0.099 / piece');
  rerender(<PriceUnit product={productOf()} quiet />);
  expect(container).toBeEmptyDOMElement();
});

test('each price break shows the price of one piece', () => {
  const product = { ...pack, priceBreaks: [{ from: 5, percentOff: 10 }] };
  render(<PriceBreaks product={product} variant={product} />);
  expect(screen.getByRole('row', { name: /5 or more \$10.80 \$0.108 \/ piece/ })).toBeVisible();
});

test('a discontinued product links to its successor', () => {
  const successor = { ...productOf({ slug: 'new-drill', name: 'New drill' }), inStock: true };
  render(
    <SuccessorNotice product={{ successor: 'new-drill', availableQuantity: 0 }} successor={successor} />,
  );
  const notice = screen.getByRole('complementary', { name: 'Successor' });
  expect(within(notice).getByRole('link', { name: 'New drill' })).toHaveAttribute(
    'href',
    '/product/new-drill',
  );
  expect(notice).toHaveTextContent('Discontinued. It is sold out.');
});

test('a discontinued product without a published successor still says so, and others say nothing', () => {
  const { container, rerender } = render(
    <SuccessorNotice product={{ successor: 'gone', availableQuantity: 3 }} successor={null} />,
  );
  expect(container).toHaveTextContent('Discontinued. The remaining stock is still sold.');
  rerender(<SuccessorNotice product={{ successor: null, availableQuantity: 3 }} successor={null} />);
  expect(container).toBeEmptyDOMElement();
});

test('documents begin with the data sheet; PDFs are marked, and external ones open in a new tab', () => {
  const documents = [
    { title: 'Operating manual', href: '/manuals/angle-grinders' },
    { title: 'Certificate', href: '/api/documents/abc' },
    { title: 'Drawing', href: 'https://maker.example/d.pdf' },
  ];
  render(<Documents product={{ slug: 'a-drill', documents }} />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Data sheet (PDF)', '/product/a-drill/data-sheet.pdf'],
    ['Operating manual', '/manuals/angle-grinders'],
    ['Certificate (PDF)', '/api/documents/abc'],
    ['Drawing (PDF)', 'https://maker.example/d.pdf'],
  ]);
  expect(screen.getByRole('link', { name: /Drawing/ })).toHaveAttribute('rel', 'noopener');
});

test('spare parts are links with their price', () => {
  render(<SpareParts products={[{ ...pack, inStock: true }]} />);
  const part = screen.getByRole('listitem');
  expect(within(part).getByRole('link', { name: 'A drill' })).toHaveAttribute('href', '/product/a-drill');
  expect(part).toHaveTextContent('$0.12 / piece');
});

test('a document names its revision and leads to the earlier ones', () => {
  const manual = { title: 'Manual', href: '/api/documents/c', revision: 'C', date: '2026-03-01' };
  const earlier = [
    { href: '/api/documents/b', revision: 'B', date: '2025-02-03' },
    { href: '/api/documents/a' },
  ];
  render(<Documents product={{ slug: 'a-drill', documents: [{ ...manual, earlier }] }} />);
  const row = screen.getByRole('link', { name: 'Manual (PDF)' }).closest('li')!;
  expect(row).toHaveTextContent('Revision C, 2026-03-01');
  const links = [...row.querySelectorAll('details a')].map((a) => [a.textContent, a.getAttribute('href')]);
  expect(links).toEqual([
    ['Revision B, 2025-02-03', '/api/documents/b'],
    ['Without revision', '/api/documents/a'],
  ]);
});
