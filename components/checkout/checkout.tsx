import { Stepper } from '@/components/ui/stepper';
import {
  addressHeading,
  checkoutSteps,
  deliveryHeading,
  fulfilmentOptions,
  purchaseHref,
  stepNames,
  chosenRequests,
  withBackorders,
  withReviewedPrices,
  type CheckoutApproval,
  type CheckoutCart,
  type CheckoutStep,
  type CheckoutChoices,
} from '@/lib/orders/rules/checkout';
import type { PurchaseOrderRules } from '@/lib/companies/schema/purchase-orders';
import type { DeliveryOffer, DeliveryOption } from '@/lib/delivery/schema';
import { hasFreeDelivery } from '@/lib/orders/rules/discounts';
import type { ReviewedPrices } from '@/lib/orders/rules/price-changes';
import { totalsOf, type Taxing } from '@/lib/orders/rules/totals';
import type { OrderCompany, SavedAddress } from '@/lib/orders/schema/order';
import type { PaymentOffer } from '@/lib/orders/schema/payment';
import type { Shop } from '@/lib/settings/schema/shop';
import type { CostCenter } from './cost-center-field';
import { AddressStep } from './address-step';
import { CallOffHint } from './call-off-hint';
import { CheckoutCode } from './checkout-code';
import { CheckoutSummary } from './checkout-summary';
import { CommentEditor } from './comment-editor';
import { DeliveryStep } from './choice-steps';
import { PaymentStep } from './payment-step';
import { QuoteHint } from './quote-hint';
import { LineEditor } from './line-editor';
import { ReviewStep } from './review-step';
import { StepHeading } from './step-heading';
import { UnsentHere } from './unsent-here';

/** The method that the delivery step preselects: the first that sends the goods, or collection where none does. */
function assumedOffer(options: DeliveryOption[]): DeliveryOffer | null {
  const { collect, sent } = fulfilmentOptions(options);
  return (sent.length ? sent.find(({ offer }) => offer) : collect)?.offer ?? null;
}

/** The checkout page: the current step with the summary beside it. All choices are in the page's address. */
export function Checkout({
  cart: present,
  reviewed,
  step,
  address,
  method,
  options,
  addresses,
  name,
  company,
  shop,
  choices,
  offer,
  taxing,
  approval = null,
}: {
  cart: CheckoutCart;
  /** The prices that hold in the last step; null before, and where something in it can't be ordered. */
  reviewed: ReviewedPrices | null;
  step: CheckoutStep;
  address: SavedAddress | null;
  method: DeliveryOffer | null;
  /** Each delivery method for this cart and address; empty without an address. */
  options: DeliveryOption[];
  addresses: SavedAddress[];
  name: string;
  /** The company in whose name the customer buys, with its sites; null for the customer alone. */
  company?:
    | (OrderCompany & {
        sites: SavedAddress[];
        purchaseOrders: PurchaseOrderRules;
        shipComplete?: boolean;
        costCenters?: CostCenter[];
      })
    | null;
  shop: Shop;
  choices: CheckoutChoices;
  offer: PaymentOffer;
  /** What decides about the tax besides the place. */
  taxing: Taxing;
  /** The approval that the company asks for; null where the order can be placed. */
  approval?: CheckoutApproval | null;
}) {
  const cart = reviewed ? withReviewedPrices(present, reviewed) : present;
  const { lines, currency, fromCart, discounts, code, quote, blanketOrder } = cart;
  const isAgreed = quote !== undefined || blanketOrder !== undefined;
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
  const assumedMethod = method ?? (step === 'delivery' ? assumedOffer(options) : null);
  const presentTotals = () =>
    address && assumedMethod ? totalsOf(lines, assumedMethod, address, shop, freeDelivery, taxing) : null;
  const totals = reviewed?.totals ?? presentTotals();
  const steps = checkoutSteps.map((id) => ({
    id,
    name: id === 'delivery' && collected ? 'Collection' : stepNames[id],
    href: purchaseHref({ ...choices, step: id }),
  }));
  const paymentMethod = offer.methods.find((one) => one === choices.pay) ?? offer.methods[0]!;
  const requests = company ? chosenRequests(choices, company.shipComplete ?? false) : {};
  const { id: _, ...place } = address ?? { id: '' };
  return (
    <>
      <div className="mb-6 empty:hidden">
        <UnsentHere />
      </div>
      <Stepper steps={steps} current={step} label="Steps of your purchase" />
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
        <div>
          <StepHeading text={headings[step]} />
          {company && (
            <p className="mb-4 border-l-4 border-accent bg-surface px-4 py-2 wrap-anywhere">
              You are ordering for <strong>{company.name}</strong>.
              {!isAgreed && ' You can change that in the account menu.'}
            </p>
          )}
          {step === 'address' && (
            <AddressStep
              addresses={addresses}
              siteIds={company?.sites.map(({ id }) => id)}
              chosen={address?.id}
              name={name}
              countries={shop.countries}
              methods={shop.deliveryMethods}
              choices={choices}
            />
          )}
          {step === 'delivery' && (
            <DeliveryStep
              options={options}
              chosen={assumedMethod?.id}
              freeDelivery={freeDelivery}
              currency={currency}
              choices={choices}
              calendar={company ? shop : undefined}
              shipComplete={requests.shipComplete}
            />
          )}
          {step === 'payment' && (
            <PaymentStep
              offer={offer}
              chosen={paymentMethod}
              currency={currency}
              choices={choices}
              rules={company?.purchaseOrders}
              fixedNumber={blanketOrder?.purchaseOrder}
              costCenters={company?.costCenters}
            />
          )}
          {step === 'review' && method && totals && 'line1' in place && (
            <ReviewStep
              input={{
                lines: lines.map(({ sku, quantity, comment }) => ({
                  sku,
                  quantity,
                  ...(comment && { comment }),
                })),
                ...withBackorders(lines),
                ...requests,
                fromCart,
                address: place,
                delivery: method.id,
                payment: {
                  method: paymentMethod,
                  purchaseOrder: blanketOrder?.purchaseOrder ?? choices.po?.trim().slice(0, 40) ?? '',
                  ...(company && choices.poFile && { purchaseOrderFile: choices.poFile }),
                },
                ...(code && { code }),
                ...(quote && { quote: { number: quote.number, version: quote.version } }),
                ...(blanketOrder && { blanketOrder: blanketOrder.number }),
                ...(company && { company: company.id }),
                ...(company?.costCenters?.length && { costCenter: choices.costCenter ?? '' }),
                total: totals.total,
              }}
              reviewed={reviewed}
              method={method}
              countries={shop.countries}
              currency={currency}
              choices={choices}
              approval={approval}
            />
          )}
        </div>
        {/* On a phone the totals come before the button. */}
        <div className={`lg:sticky lg:top-24 ${step === 'review' ? 'max-lg:order-first' : ''}`}>
          <CheckoutSummary
            lines={lines}
            discounts={discounts}
            codeInput={
              quote ? (
                <QuoteHint {...quote} />
              ) : blanketOrder ? (
                <CallOffHint {...blanketOrder} />
              ) : (
                <CheckoutCode offer={cart} />
              )
            }
            method={assumedMethod}
            totals={totals}
            currency={currency}
            commentEditor={
              company && !fromCart ? (line) => <CommentEditor line={line} choices={choices} /> : undefined
            }
            editor={
              fromCart || isAgreed
                ? undefined
                : (line) => <LineEditor line={line} hasChoice={cart.hasChoice} choices={choices} />
            }
          />
        </div>
      </div>
    </>
  );
}
