import { startOfDay } from '../../../shared/dates';
import { estimateOf } from '../../rules/dates';
import { measureGoods } from '../../rules/goods';
import type { DeliveryProvider } from '../../types';
import { maxVanLoad, vanZones } from './zones';

const method = { id: 'own-van', name: 'Our van' };

/** Delivery by the shop's own van, at a charge for each zone of postal codes. An example of an extension. */
export const ownVan: DeliveryProvider = {
  async options({ shop, place, goods, now }) {
    const refused = (problem: string) => [{ ...method, offer: null, problem }];
    const zone = vanZones.find(
      ({ country, postcodes }) =>
        country === place.country && postcodes.some((beginning) => place.postcode?.startsWith(beginning)),
    );
    if (!zone) return refused('Our van does not come to this postal code.');
    if (measureGoods(goods).weight > maxVanLoad)
      return refused(`Our van carries at most ${maxVanLoad / 1000} kg.`);
    const [arrival] = goods
      .flatMap(({ expectedOn }) => expectedOn ?? [])
      .sort()
      .slice(-1);
    const arrived = arrival ? startOfDay(arrival, shop.timeZone) : now;
    const days = { minDays: zone.days, maxDays: zone.days };
    const leadTimeDays = Math.max(0, ...goods.map((line) => line.leadTimeDays));
    const offer = {
      ...method,
      ...days,
      description: 'Our driver unloads it and takes the packaging back',
      isExpress: false,
      zone: zone.name,
      charge: zone.charge,
      surcharge: 0,
      freeFrom: null,
      estimate: estimateOf(days, leadTimeDays, shop, arrived > now ? arrived : now),
    };
    return [{ ...method, offer, problem: null }];
  },
};
