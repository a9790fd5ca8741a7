import { ObjectId } from 'mongodb';
import { products } from '../lib/catalog/collection/products';
import { machines, type MachineDocument } from '../lib/machines/collection';
import type { ServiceRecord } from '../lib/machines/schema';
import { findShop } from '../lib/settings/queries';
import { addDays, dayAt } from '../lib/shared/dates';
import { users } from '../lib/users/collection';
import { addMissing } from './add-missing';

type Machine = {
  sku: string;
  serialNumber: string;
  /** Days from today. */
  purchased: number;
  service: number | null;
  place: string;
  note?: string;
  /** What was done, with the days since. */
  services?: (Pick<ServiceRecord, 'work' | 'by' | 'hours'> & { ago: number })[];
};

const own: Machine[] = [
  {
    sku: 'TW-AG125',
    serialNumber: 'TW125-204417',
    purchased: -410,
    service: -12,
    place: 'Van 3',
    services: [
      { ago: 195, work: 'Carbon brushes changed', by: 'Workshop', hours: 410 },
      { ago: 377, work: 'First inspection: guard and cable tested', by: 'Workshop', hours: 60 },
    ],
  },
  { sku: 'FX-BD18K-YE', serialNumber: 'FX18-0093121', purchased: -150, service: 215, place: 'Van 3' },
  { sku: 'TW-AG115S', serialNumber: 'TW115S-77120', purchased: -600, service: null, place: 'Workshop' },
];
const ofCompany: Machine[] = [
  {
    sku: 'TW-AG230',
    serialNumber: 'TW230-118804',
    purchased: -320,
    service: 45,
    place: 'Plant 2, tool crib',
  },
];

async function documentsOf(owner: string, list: Machine[], prefix: string, today: string) {
  const found: MachineDocument[] = [];
  for (const [
    slot,
    { sku, serialNumber, purchased, service, place, note = '', services = [] },
  ] of list.entries()) {
    const product = await products().findOne({ 'variants.sku': sku }, { projection: { name: 1 } });
    if (!product) continue;
    found.push({
      _id: new ObjectId(`0000000000000000000${prefix}${String(slot).padStart(2, '0')}`),
      owner,
      key: `demo-${sku.toLowerCase()}`,
      slot,
      productId: product._id,
      sku,
      name: product.name,
      serialNumber,
      purchasedOn: addDays(today, purchased),
      serviceOn: service === null ? '' : addDays(today, service),
      place,
      note,
      ...(services.length && {
        services: services.map(({ ago, ...facts }, at) => ({
          id: `demo-service-${at}`,
          day: addDays(today, -ago),
          note: '',
          nextOn: addDays(today, 183 - ago),
          ...facts,
        })),
      }),
      createdAt: new Date(),
    });
  }
  return found;
}

/** Adds machines of the demo's customer, and one of its first company. Idempotent. */
export async function seedMachines(): Promise<void> {
  const customer = await users().findOne({ email: 'customer@hexbolt.example' }, { projection: { _id: 1 } });
  if (!customer) return;
  const today = dayAt(new Date(), (await findShop()).timeZone);
  await addMissing(machines(), [
    ...(await documentsOf(`customer ${customer._id.toHexString()}`, own, 'ac1', today)),
    ...(await documentsOf('company 0000000000000000000000c1', ofCompany, 'ac2', today)),
  ]);
}
