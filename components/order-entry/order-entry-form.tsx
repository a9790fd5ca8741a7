'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { CheckoutSummary } from '@/components/checkout/checkout-summary';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select, TextArea, TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { ApiError, messageOf } from '@/lib/api/client/errors';
import { readQuantity } from '@/lib/catalog/rules/quantity';
import { discountCode } from '@/lib/discounts/schema';
import { isCollected } from '@/lib/orders/rules/places';
import type { LineInput } from '@/lib/cart/schema';
import { withBackorders } from '@/lib/orders/rules/checkout';
import { addressInput, type AddressInput, type OrderLineInput } from '@/lib/orders/schema/inputs';
import type { SavedAddress } from '@/lib/orders/schema/order';
import { estimateText } from '@/lib/delivery/rules/dates';
import type { DeliveryOption } from '@/lib/delivery/schema';
import type { DeliveryMethod } from '@/lib/settings/schema/shop';
import { formatMoney } from '@/lib/shared/money';
import { DeliveryRequestFields } from './delivery-request-fields';
import { EnteredLines, type EnteredLine } from './entered-lines';
import { EntryAddress } from './entry-address';
import { ProductPicker } from './product-picker';
import { useOrderDraft } from './use-order-draft';

/** An order as staff have entered it, with the total that they saw. */
export type Entry = {
  lines: OrderLineInput[];
  /** The units on backorder that the entered lines have shown; absent for none. */
  backorders?: LineInput[];
  address: AddressInput;
  delivery: string;
  shipComplete: boolean;
  /** Null for as soon as possible. */
  requestedDate: string | null;
  purchaseOrder: string;
  code?: string;
  why: string;
  total: number;
};

export type EntryStart = Pick<Entry, 'delivery' | 'purchaseOrder'> &
  Partial<Pick<Entry, 'shipComplete' | 'requestedDate'>> & {
    lines: EnteredLine[];
    address: AddressInput;
    code: string;
  };

/** A delivery method as staff choose it: with its charge, or marked where it isn't offered. */
function optionLabel(name: string, option: DeliveryOption | undefined, currency: string): string {
  if (!option) return name;
  if (!option.offer) return `${name} (not offered)`;
  const { charge } = option.offer;
  return `${name}, ${charge === 0 ? 'free' : formatMoney(charge, currency)}`;
}

/** The form in which staff enter an order or change one; the server prices it while they do. */
export function OrderEntryForm({
  number,
  customer,
  company,
  start,
  addresses,
  countries,
  methods,
  currency,
  asksWhy = false,
  action,
  onSubmit,
}: {
  /** The order that is changed. */
  number?: string;
  /** The id of the account that buys. */
  customer?: string;
  /** The id of the company in whose name. */
  company?: string;
  start: EntryStart;
  addresses: SavedAddress[];
  countries: { code: string; name: string }[];
  methods: DeliveryMethod[];
  currency: string;
  asksWhy?: boolean;
  action: string;
  onSubmit: (entry: Entry) => Promise<void>;
}) {
  const formId = useId();
  const form = useForm<AddressInput>({ resolver: zodResolver(addressInput), defaultValues: start.address });
  const [country = '', region = '', postcode = ''] = useWatch({
    control: form.control,
    name: ['country', 'region', 'postcode'],
  });
  const [lines, setLines] = useState(start.lines);
  const [delivery, setDelivery] = useState(start.delivery);
  const [purchaseOrder, setPurchaseOrder] = useState(start.purchaseOrder);
  const [shipComplete, setShipComplete] = useState(start.shipComplete ?? false);
  const [requestedDate, setRequestedDate] = useState(start.requestedDate ?? '');
  const [typedCode, setTypedCode] = useState(start.code);
  const [why, setWhy] = useState('');
  const [pending, setPending] = useState(false);

  const parsedCode = typedCode.trim() ? discountCode.safeParse(typedCode) : undefined;
  const code = parsedCode?.data;
  const wanted = lines.map(({ sku, quantity }) => ({ sku, quantity: readQuantity(quantity) ?? 0 }));
  const draftInput = { number, customer, company, lines: wanted, country, region, postcode, delivery, code };
  const { draft, isCurrent, error, reload } = useOrderDraft(draftInput);
  const options = draft?.deliveryOptions ?? [];
  const chosen = options.find(({ id }) => id === delivery);
  const collected = isCollected({ delivery: { id: delivery } });

  async function submit(address: AddressInput) {
    if (!draft?.lines.length) return toast.error('Add a product first.');
    const wrong = draft.lines.find(({ problem }) => problem);
    if (wrong) return toast.error(`${wrong.name}: ${wrong.problem}`);
    if (parsedCode && !code) return toast.error('The discount code is not valid.');
    if (isCurrent && chosen?.problem) return toast.error(chosen.problem);
    if (!isCurrent || !draft.totals) return toast.error('The total is being computed. Please try again.');
    setPending(true);
    try {
      const { total } = draft.totals;
      const comments = new Map(lines.map(({ sku, comment = '' }) => [sku, comment.trim()]));
      const commented = wanted.map((line) => ({ ...line, comment: comments.get(line.sku) ?? '' }));
      const asked = { shipComplete, requestedDate: requestedDate || null };
      const entry = { lines: commented, address, delivery, ...asked, purchaseOrder, code };
      await onSubmit({ ...entry, ...withBackorders(draft.lines), why: why.trim(), total });
    } catch (failure) {
      toast.error(messageOf(failure));
      if (failure instanceof ApiError && failure.status === 409) reload();
    } finally {
      setPending(false);
    }
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex flex-col gap-8">
        <section aria-labelledby="entry-products" className="flex flex-col gap-4">
          <h2 id="entry-products" className="text-2xl">
            Products
          </h2>
          <ProductPicker
            customer={customer}
            company={company}
            onAdd={({ sku, name, quantity }) =>
              setLines((all) =>
                all.some((line) => line.sku === sku)
                  ? all
                  : [...all, { sku, name, quantity: String(quantity) }],
              )
            }
          />
          <EnteredLines
            lines={lines}
            priced={new Map((draft?.lines ?? []).map((line) => [line.sku, line]))}
            currency={currency}
            onQuantity={(sku, quantity) =>
              setLines((all) => all.map((line) => (line.sku === sku ? { ...line, quantity } : line)))
            }
            onComment={(sku, comment) =>
              setLines((all) => all.map((line) => (line.sku === sku ? { ...line, comment } : line)))
            }
            onRemove={(sku) => setLines((all) => all.filter((line) => line.sku !== sku))}
          />
        </section>
        <ScriptForm
          id={formId}
          onSubmit={(event) => void form.handleSubmit(submit)(event)}
          className="flex flex-col gap-8"
        >
          <EntryAddress form={form} addresses={addresses} countries={countries} collected={collected} />
          <section aria-labelledby="entry-delivery" className="grid gap-4 sm:grid-cols-2">
            <h2 id="entry-delivery" className="text-2xl sm:col-span-2">
              Delivery and payment
            </h2>
            <Field
              label="Delivery"
              help={chosen?.offer && `Expected ${estimateText(chosen.offer.estimate)}`}
              error={chosen?.problem ?? undefined}
            >
              {(ids) => (
                <Select {...ids} value={delivery} onChange={(event) => setDelivery(event.target.value)}>
                  {!methods.some(({ id }) => id === delivery) && (
                    <option value={delivery}>Choose a delivery method</option>
                  )}
                  {methods.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {optionLabel(
                        name,
                        options.find((option) => option.id === id),
                        currency,
                      )}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label="Purchase order number (optional)">
              {(ids) => (
                <TextInput
                  {...ids}
                  maxLength={40}
                  value={purchaseOrder}
                  onChange={(event) => setPurchaseOrder(event.target.value)}
                />
              )}
            </Field>
            <DeliveryRequestFields
              shipComplete={shipComplete}
              onShipComplete={setShipComplete}
              requestedDate={requestedDate}
              onRequestedDate={setRequestedDate}
            />
            {asksWhy && (
              <Field
                label="Reason (optional)"
                help="The customer reads it in the mail and in the order."
                className="sm:col-span-2"
              >
                {(ids) => (
                  <TextArea
                    {...ids}
                    rows={3}
                    maxLength={500}
                    value={why}
                    onChange={(event) => setWhy(event.target.value)}
                  />
                )}
              </Field>
            )}
          </section>
        </ScriptForm>
      </div>
      <div className="flex flex-col gap-4 xl:sticky xl:top-20">
        <CheckoutSummary
          lines={draft?.lines ?? []}
          discounts={draft?.discounts ?? []}
          method={chosen?.offer ?? null}
          totals={draft?.totals ?? null}
          currency={currency}
          heading="Order"
          taxUnknown="Depends on the address"
          codeInput={
            <Field
              label="Discount code (optional)"
              error={
                error ||
                (parsedCode?.error ? 'This is not a code.' : code ? (draft?.codeProblem ?? '') : '') ||
                undefined
              }
            >
              {(ids) => (
                <TextInput
                  {...ids}
                  form={formId}
                  maxLength={30}
                  autoComplete="off"
                  value={typedCode}
                  onChange={(event) => setTypedCode(event.target.value)}
                />
              )}
            </Field>
          }
        />
        <Button type="submit" form={formId} pending={pending} size="lg">
          {action}
        </Button>
      </div>
    </div>
  );
}
