import { auditRecords } from '@/lib/audit/collection';
import { saveShop } from '@/lib/settings/commands';
import { defaultShop } from '@/lib/settings/rules/shop';
import { saveVatId } from '@/lib/taxes/commands/own-taxes';
import { listVatIds, tryTax } from '@/lib/taxes/queries/taxes';
import { tryInput } from '@/lib/taxes/schema/tax';
import { createAccount, signedIn } from '../auth/people';
import { createAdmin } from '../orders/fixtures';

test('a saved VAT id reverses the charge in another member state, until it is removed', async () => {
  const taxRules = [
    { country: 'DE', region: null, name: 'MwSt.', basisPoints: 1_900 },
    { country: 'FR', region: null, name: 'TVA', basisPoints: 2_000 },
  ];
  const invoicing = { ...defaultShop.invoicing, vatId: 'DE136695976' };
  await saveShop(createAdmin(), { taxRules, invoicing });
  const account = await createAccount();
  const person = await signedIn(account.id);
  const taxIn = async (country: string) => {
    const result = await tryTax(tryInput.parse({ country, email: account.email, amount: 1_000 }));
    return result.ok && result.value.tax;
  };
  expect(await taxIn('FR')).toBe(200);
  expect(await saveVatId(person, 'FR 40 303 265 045')).toMatchObject({ value: { vatId: 'FR40303265045' } });
  expect(await taxIn('FR')).toBe(0);
  expect(await taxIn('DE')).toBe(190);
  expect(await listVatIds()).toMatchObject([{ email: account.email, vatId: 'FR40303265045' }]);
  expect(await saveVatId(person, 'FR40303265046')).toMatchObject({ failure: { code: 'invalid-vat-id' } });
  expect(await taxIn('FR')).toBe(0);
  await saveVatId(person, '');
  expect(await taxIn('FR')).toBe(200);
  expect(await listVatIds()).toEqual([]);
  const records = await auditRecords().find({ action: 'vat-id-changed' }).toArray();
  expect(records.map(({ after }) => after)).toEqual([{ vatId: 'FR40303265045' }, { vatId: '' }]);
});
