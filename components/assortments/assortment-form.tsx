'use client';
import { useFormContext } from 'react-hook-form';
import { FormTextArea, useProblem } from '@/components/admin/form-text';
import { AudienceField } from '@/components/price-lists/audience-field';
import { ActiveField, NameField, RecordForm } from '@/components/price-lists/record-form';
import { Checkbox } from '@/components/ui/checkbox';
import {
  assortmentBodyOf,
  assortmentFormOf,
  assortmentHref,
  type AssortmentForm as Form,
} from '@/lib/assortments/rules/form';
import type { Assortment } from '@/lib/assortments/schema';

type Category = { slug: string; name: string };

/** The form of an assortment, or of a new one. */
export function AssortmentForm({
  assortment,
  categories,
}: {
  assortment?: Assortment;
  categories: Category[];
}) {
  return (
    <RecordForm
      what="Assortment"
      path="/assortments"
      record={assortment}
      valuesOf={assortmentFormOf}
      bodyOf={assortmentBodyOf}
      fieldsOf={() => ['brands', 'categories', 'skus', 'audience.id', 'name']}
      hrefOf={assortmentHref}
    >
      <NameField />
      <AudienceField />
      <section aria-labelledby="products" className="grid gap-4 sm:grid-cols-2">
        <h2 id="products" className="text-2xl sm:col-span-2">
          Products
        </h2>
        <FormTextArea name="skus" label="SKUs" help="One a line. Their whole products count." rows={6} />
        <FormTextArea name="brands" label="Brands" help="One a line, as products name them." rows={6} />
        <Categories categories={categories} />
      </section>
      <LimitsField />
      <ActiveField help="A paused assortment has no effect." />
    </RecordForm>
  );
}

/** Whether its buyers can buy nothing else. */
function LimitsField() {
  const { register } = useFormContext<Form>();
  return (
    <Checkbox
      {...register('limits')}
      label="Nothing else"
      help="Its buyers can buy only what their assortments name. Without it, the products are offered in addition to the public ones."
    />
  );
}

/** The categories, each of which counts with those below it. */
function Categories({ categories }: { categories: Category[] }) {
  const { register } = useFormContext<Form>();
  const problem = useProblem('categories');
  return (
    <fieldset className="sm:col-span-2">
      <legend className="text-sm font-semibold">Categories, with those below</legend>
      <div className="mt-2 grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {categories.map(({ slug, name }) => (
          <label key={slug} className="flex min-h-11 items-center gap-2">
            <input type="checkbox" value={slug} {...register('categories')} className="size-5 accent-link" />
            {name}
          </label>
        ))}
      </div>
      {problem && (
        <p role="alert" className="text-sm font-medium text-bad">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
