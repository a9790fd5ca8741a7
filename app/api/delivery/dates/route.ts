import { defineRoute } from '@/lib/api/route';
import { findCompanies } from '@/lib/auth/active-company';
import { buyer } from '@/lib/cart/queries/visitor';
import { findDeliveryDates } from '@/lib/delivery/queries/delivery-dates';
import { deliveryDates, deliveryDatesQuery } from '@/lib/delivery/schema';
import { findDeliveryPlace } from '@/lib/orders/queries/cart-delivery';
import { findShop } from '@/lib/settings/queries';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: buyer,
    summary:
      'When units of a SKU arrive by each delivery method, at a place or at the address that you used last; no dates without a place',
    query: deliveryDatesQuery,
    response: deliveryDates,
    limit: { name: 'delivery-dates', count: 600, seconds: 600 },
  },
  async ({ caller, query }) => {
    const { userId, sessionId } = caller;
    const active = sessionId ? (await findCompanies({ userId, sessionId })).active : null;
    const found = await findDeliveryPlace(userId, active, query);
    if (!found.ok) return found;
    const { countries, currency } = await findShop();
    const none = { inStock: 0, missing: 0, expectedOn: null, now: [], later: [] };
    if (!found.value) return ok({ countries, currency, place: null, ...none });
    const dates = await findDeliveryDates(query, caller, found.value);
    if (!dates.ok) return dates;
    const { country, postcode, label } = found.value;
    return ok({ countries, currency, place: { country, postcode, label }, ...dates.value });
  },
);
