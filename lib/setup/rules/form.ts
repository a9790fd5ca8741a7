import { flatFormOf, flatInputOf, type FlatForm } from '../../settings/rules/flat-delivery-form';
import { defaultMethods, defaultShop } from '../../settings/rules/shop';
import { shopFormOf, shopInputOf, shopInputPath, type ShopForm } from '../../settings/rules/form';
import { firstShop, setupInput, type FirstShop, type SetupInput } from '../schema';

/** The settings that the first start asks for, as its form holds them, with everything else that it asks. */
export type SetupForm = Omit<ShopForm, 'deliveryMethods'> & {
  deliveryMethods: FlatForm[];
  code: string;
  country: string;
  currency: string;
  admin: { name: string; email: string; password: string };
  sampleData: boolean;
};

/** The empty form, with what most shops can keep. */
export function setupFormOf(year: number): SetupForm {
  const defaults = shopFormOf(defaultShop);
  const [standard, , collect] = defaultMethods.map((method) => flatFormOf(method, defaultShop));
  return {
    ...defaults,
    code: '',
    name: '',
    legalName: '',
    tagline: '',
    foundedYear: String(year),
    address: '',
    phone: '',
    email: '',
    hours: '',
    timeZone: '',
    country: 'US',
    currency: 'USD',
    countries: [{ code: 'US', name: 'United States' }],
    deliveryMethods: [
      { ...standard!, name: 'Standard delivery', freeFrom: '' },
      { ...collect!, name: 'Collect at our counter', description: '' },
    ],
    taxRules: [],
    admin: { name: '', email: '', password: '' },
    sampleData: false,
  };
}

/** What is checked and sent. */
export function setupInputOf(form: SetupForm): SetupInput {
  const { code, country, currency, admin, sampleData, deliveryMethods, ...shop } = form;
  const money = { currency: /^[A-Z]{3}$/.test(currency) ? currency : 'USD', locale: defaultShop.locale };
  const all = {
    ...shopInputOf({ ...shop, deliveryMethods: [] }, money),
    deliveryMethods: deliveryMethods.map((method) => flatInputOf(method, money)),
    country,
    currency,
  };
  const asked = Object.fromEntries(
    Object.entries(all).filter(([name]) => Object.hasOwn(firstShop.shape, name)),
  );
  return { code, shop: asked as FirstShop, admin, sampleData };
}

/** The form field for a path of the sent body, whose settings are nested under `shop`. */
export const setupPath = (path: string): string => shopInputPath(path.replace(/^shop\./, ''));

const shopStep = (...names: (keyof FirstShop)[]) => {
  const mask = Object.fromEntries(names.map((name) => [name, true])) as Record<keyof FirstShop, true>;
  const schema = setupInput
    .pick({ shop: true })
    .extend({ shop: firstShop.pick(mask).loose() })
    .loose();
  return { fields: names as string[], schema };
};
const ownStep = (name: 'code' | 'admin' | 'sampleData') => {
  const mask = { [name]: true } as Record<typeof name, true>;
  return { fields: [name as string], schema: setupInput.pick(mask).loose() };
};

/** The steps of the form; each is checked by its own part of the schema. */
export const setupSteps = [
  { title: 'Prove that the server is yours', ...ownStep('code') },
  {
    title: 'Who you are',
    ...shopStep('name', 'legalName', 'tagline', 'foundedYear', 'phone', 'email', 'address', 'hours'),
  },
  { title: 'Logo and colors', ...shopStep('logo', 'colors') },
  { title: 'Country, currency and payment', ...shopStep('country', 'currency', 'timeZone', 'taxId', 'bank') },
  { title: 'Delivery and tax', ...shopStep('deliveryMethods', 'countries', 'taxRules', 'taxShipping') },
  { title: 'The first admin', ...ownStep('admin') },
  { title: 'Open the shop', ...ownStep('sampleData') },
];
