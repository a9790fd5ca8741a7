'use client';
import { useState } from 'react';
import { ChoiceBar, type Choice } from '@/components/bulk-edit/choice-bar';
import { useMay } from '@/components/layout/allowed';
import type { Product } from '@/lib/catalog/schema/product';
import type { ProductsView } from '@/lib/search/rules/admin-products-view';
import { productsQuery } from '@/lib/search/rules/admin-products-view';
import type { ProductColumn } from '@/lib/search/rules/product-columns';
import type { Clock } from '@/lib/shared/dates';
import { ProductTable } from './product-table';

type Named = { slug: string; name: string }[];

/** The admin list of products: a choice of some or all of them to edit together, kept from page to page. */
export function ProductList({
  products,
  bins,
  total,
  view,
  columns,
  categories,
  tags,
  currency,
  clock,
}: {
  products: Product[];
  /** The bin place of each SKU that has one. */
  bins: Record<string, string>;
  total: number;
  view: ProductsView;
  columns: ProductColumn[];
  categories: Named;
  tags: Named;
  currency: string;
  clock: Clock;
}) {
  const [choice, setChoice] = useState<Choice>({ ids: [], all: false });
  const mayEdit = useMay('products.edit');
  const isChosen = (id: string) => choice.all || choice.ids.includes(id);
  const without = (ids: string[]) => {
    const base = choice.all ? products.map(({ id }) => id) : choice.ids;
    return base.filter((id) => !ids.includes(id));
  };
  const choose = (ids: string[], on: boolean) =>
    setChoice({ ids: on ? [...new Set([...choice.ids, ...ids])] : without(ids), all: on && choice.all });
  return (
    <>
      {mayEdit && (
        <ChoiceBar
          choice={choice}
          query={productsQuery(view)}
          total={total}
          onChoose={setChoice}
          categories={categories}
          tags={tags}
          currency={currency}
        />
      )}
      <ProductTable
        products={products}
        bins={bins}
        view={view}
        columns={columns}
        categories={categories}
        tags={tags}
        clock={clock}
        isChosen={isChosen}
        onChoose={choose}
      />
    </>
  );
}
