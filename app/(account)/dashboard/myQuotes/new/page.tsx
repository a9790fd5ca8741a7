import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { VerifyFirst } from '@/components/checkout/verify-first';
import { ListRequest } from '@/components/quotes/list-request';
import { RequestForm } from '@/components/quotes/request-form';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { findActiveCompany } from '@/lib/auth/active-company';
import { asCustomer, requireSignedIn } from '@/lib/auth/current-session';
import { findOffers } from '@/lib/assortments/queries';
import { readQuantity } from '@/lib/catalog/rules/quantity';
import { mayInCompany } from '@/lib/companies/rules/rights';
import { partsListQuoteHref, partsListStorageKey } from '@/lib/parts-lists/rules/paths';
import { listQuoteHref, newOwnQuoteHref, ownQuotesPath, quickOrderQuoteHref } from '@/lib/quotes/rules/paths';
import { findShoppingList } from '@/lib/shopping-lists/queries/lists';

export const metadata: Metadata = {
  title: 'Request a quote',
  description: 'Ask for our price of more than you can order at once.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function NewOwnQuotePage({ searchParams }: Props) {
  const query = await searchParams;
  const sku = typeof query.sku === 'string' ? query.sku.slice(0, 64) : '';
  const quantity = readQuantity(String(query.quantity ?? '')) || 1;
  const isPartsList = query.list === 'parts-list';
  const isKept = isPartsList || query.list === 'quick-order';
  const [listId] = /^[0-9a-f]{24}$/.exec(String(query.list)) ?? [];
  const keptHref = isPartsList ? partsListQuoteHref : quickOrderQuoteHref;
  const path = listId ? listQuoteHref(listId) : isKept ? keptHref : newOwnQuoteHref(sku, quantity);
  const person = await requireSignedIn(path);
  const [offers, active, list] = await Promise.all([
    findOffers([sku], person),
    findActiveCompany(person),
    listId ? findShoppingList(person.userId, listId) : null,
  ]);
  if (listId && !list) notFound();
  const offer = offers.get(sku);
  const listed = list?.lines.filter(({ price }) => price !== null) ?? [];
  const lines = offer
    ? [{ sku, quantity }]
    : listed.map((line) => ({ sku: line.sku, quantity: line.quantity }));
  // Without a product, quotes are asked for in the cart.
  if (!lines.length && !isKept) redirect('/cart');
  const company = active && mayInCompany(active, 'orders.request') ? active : null;
  const trail = [
    { name: 'My quotes', href: ownQuotesPath },
    { name: 'Request a quote', href: path },
  ];
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <h1 className="text-4xl">Request a quote</h1>
      <p className="wrap-anywhere">
        For{' '}
        {offer ? (
          <strong>{`${offer.product.name}, ${sku}`}</strong>
        ) : list ? (
          <strong>{`the ${listed.length} products of ${list.name}`}</strong>
        ) : (
          `the ${isPartsList ? 'best cart for your parts list' : 'list of quick order'}`
        )}
        {company && `, for ${company.name}`}. We answer by mail with our price.
      </p>
      {asCustomer(person) && !lines.length ? (
        <ListRequest company={company} storedAs={isPartsList ? partsListStorageKey : undefined} />
      ) : asCustomer(person) ? (
        <RequestForm lines={lines} company={company} asksQuantity={offer !== undefined} />
      ) : (
        <VerifyFirst email={person.email} />
      )}
    </div>
  );
}
