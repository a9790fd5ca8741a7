'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { FormProvider, useForm, type FieldPath } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { RequiredNote } from '@/components/ui/field';
import { ScriptForm } from '@/components/ui/script-form';
import { StickyBar } from '@/components/ui/sticky-bar';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { ApiError, messageOf } from '@/lib/api/client/errors';
import { shopFormOf, shopInputOf, shopInputPath, type ShopForm as Form } from '@/lib/settings/rules/form';
import { shopChange, type Shop, type ShopInput } from '@/lib/settings/schema/shop';
import { ShopAppearanceFields } from './shop-appearance-fields';
import { DeliveryFields } from '@/components/delivery/delivery-fields';
import { ShopHomeFields } from './shop-home-fields';
import { ShopIdentityFields, ShopPaymentFields } from './shop-identity-fields';
import { ShopLinkFields } from './shop-link-fields';
import { ShopRetentionFields } from './shop-retention-fields';
import { ShopTaxFields, type CategoryOption } from './shop-tax-fields';
import { shopSections, type ShopSectionSlug } from './shop-sections';

const fieldsOf: Record<ShopSectionSlug, ComponentType<{ currency: string; categories: CategoryOption[] }>> = {
  '': ShopIdentityFields,
  appearance: ShopAppearanceFields,
  home: ShopHomeFields,
  links: ShopLinkFields,
  delivery: DeliveryFields,
  taxes: ShopTaxFields,
  payment: ShopPaymentFields,
  privacy: ShopRetentionFields,
};

/** One page of the shop's settings; it saves only the fields of that page. */
export function ShopForm({
  shop,
  slug,
  categories = [],
}: {
  shop: Shop;
  slug: ShopSectionSlug;
  /** The categories of the catalog, for the settings that name one. */
  categories?: CategoryOption[];
}) {
  const router = useRouter();
  const names: readonly (keyof ShopInput)[] = shopSections.find((section) => section.slug === slug)!.fields;
  const Fields = fieldsOf[slug];
  const form = useForm<Form>({ defaultValues: shopFormOf(shop) });
  const [pending, setPending] = useState(false);
  const [failures, setFailures] = useState(0);
  const element = useRef<HTMLFormElement>(null);

  // The first invalid field may be far above the sticky button.
  useEffect(() => {
    if (failures) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [failures]);

  function showErrors(fields: [path: string, message: string][]) {
    for (const [path, message] of fields) form.setError(shopInputPath(path) as FieldPath<Form>, { message });
    setFailures((count) => count + 1);
    toast.error('Nothing was saved yet. Please correct the marked fields.');
  }

  async function save() {
    form.clearErrors();
    const input = shopInputOf(form.getValues(), shop);
    const checked = shopChange.safeParse(Object.fromEntries(names.map((name) => [name, input[name]])));
    if (!checked.success) {
      return showErrors(checked.error.issues.map(({ path, message }) => [path.join('.'), message]));
    }
    setPending(true);
    try {
      const saved = await api.patch('/shop-settings', checked.data);
      form.reset(shopFormOf(saved));
      toast.success('The shop’s settings are saved');
      router.refresh();
    } catch (error) {
      const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
      if (fields.length) showErrors(fields);
      else toast.error(messageOf(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <FormProvider {...form}>
      <ScriptForm ref={element} className="flex max-w-4xl flex-col gap-8" onSubmit={() => void save()}>
        <RequiredNote />
        <Fields currency={shop.currency} categories={categories} />
        <StickyBar>
          <Button type="submit" pending={pending}>
            Save settings
          </Button>
        </StickyBar>
      </ScriptForm>
    </FormProvider>
  );
}
