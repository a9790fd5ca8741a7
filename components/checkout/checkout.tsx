import { Stepper } from '@/components/ui/stepper';
import {
  addressHeading,
  checkoutSteps,
  deliveryHeading,
  fulfilmentOptions,
  purchaseHref,
  stepNames,
  type CheckoutCart,
  type CheckoutStep,
  type CheckoutChoices,
} from '@/lib/orders/rules/checkout';
import { hasFreeDelivery } from '@/lib/orders/rules/discounts';
import { subtotalOf, totalsOf } from '@/lib/orders/rules/totals';
import type { SavedAddress } from '@/lib/orders/schema/order';
import type { PaymentOffer } from '@/lib/orders/schema/payment';
import { arrivalDays } from '@/lib/settings/rules/working-days';
import type { DeliveryMethod, Shop } from '@/lib/settings/schema/shop';
import { AddressStep } from './address-step';
import { CheckoutCode } from './checkout-code';
import { CheckoutSummary } from './checkout-summary';
import { DeliveryStep } from './choice-steps';
import { PaymentStep } from './payment-step';
import { LineEditor } from './line-editor';
import { ReviewStep } from './review-step';
import { StepHeading } from './step-heading';

/** The checkout page: the current step with the summary beside it. All choices are in the page's address. */
export function Checkout({
  cart,
  step,
  address,
  method,
  addresses,
  name,
  shop,
  choices,
  offer,
  today,
}: {
  cart: CheckoutCart;
  step: CheckoutStep;
  address: SavedAddress | null;
  method: DeliveryMethod | null;
  addresses: SavedAddress[];
  name: string;
  shop: Shop;
  choices: CheckoutChoices;
  offer: PaymentOffer;
  /** The day in the shop's time zone. */
  today: string;
}) {
  const { lines, currency, fromCart, discounts, code, codeProblem } = cart;
  const freeDelivery = hasFreeDelivery(discounts);
  const { collect, sent } = fulfilmentOptions(shop.deliveryMethods);
  const collected = collect !== undefined && (method?.id === collect.id || !sent.length);
  const headings: Record<CheckoutStep, string> = {
    address: collect && sent.length ? 'Delivery or collection?' : addressHeading(collected),
    delivery: deliveryHeading(collected),
    payment: 'How would you like to pay?',
    review: 'Check your order',
  };
  // The delivery step preselects a method; the summary includes its price.
  const assumedMethod = method ?? (step === 'delivery' ? (sent[0] ?? collect ?? null) : null);
  const totals =
    address && assumedMethod ? totalsOf(lines, assumedMethod, address, shop, freeDelivery) : null;
  const steps = checkoutSteps.map((id) => ({
    id,
    name: id === 'delivery' && collected ? 'Collection' : stepNames[id],
    href: purchaseHref({ ...choices, step: id }),
  }));
  const paymentMethod = offer.methods.find((one) => one === choices.pay) ?? offer.methods[0]!;
  const { id: _, ...place } = address ?? { id: '' };
  return (
    <>
      <Stepper steps={steps} current={step} label="Steps of your purchase" />
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
        <div>
          <StepHeading text={headings[step]} />
          {step === 'address' && (
            <AddressStep
              addresses={addresses}
              chosen={address?.id}
              name={name}
              countries={shop.countries}
              methods={shop.deliveryMethods}
              choices={choices}
            />
          )}
          {step === 'delivery' && (
            <DeliveryStep
              methods={shop.deliveryMethods}
              arrivals={new Map(sent.map((each) => [each.id, arrivalDays(each, today, shop)]))}
              chosen={assumedMethod?.id}
              subtotal={subtotalOf(lines)}
              freeDelivery={freeDelivery}
              currency={currency}
              choices={choices}
            />
          )}
          {step === 'payment' && <PaymentStep offer={offer} chosen={paymentMethod} choices={choices} />}
          {step === 'review' && method && totals && 'line1' in place && (
            <ReviewStep
              input={{
                lines: lines.map(({ sku, quantity }) => ({ sku, quantity })),
                fromCart,
                address: place,
                delivery: method.id,
                payment: { method: paymentMethod, purchaseOrder: choices.po?.trim().slice(0, 40) ?? '' },
                ...(code && !codeProblem && { code }),
                total: totals.total,
              }}
              method={method}
              countries={shop.countries}
              currency={currency}
              choices={choices}
            />
          )}
        </div>
        {/* On a phone the totals come before the button. */}
        <div className={`lg:sticky lg:top-24 ${step === 'review' ? 'max-lg:order-first' : ''}`}>
          <CheckoutSummary
            lines={lines}
            discounts={discounts}
            codeInput={<CheckoutCode offer={cart} />}
            method={assumedMethod}
            totals={totals}
            currency={currency}
            editor={
              fromCart
                ? undefined
                : (line) => <LineEditor line={line} hasChoice={cart.hasChoice} choices={choices} />
            }
          />
        </div>
      </div>
    </>
  );
}
