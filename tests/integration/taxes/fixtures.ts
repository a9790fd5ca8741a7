import { grantCertificate } from '@/lib/taxes/commands/certificates';
import { certificateInput } from '@/lib/taxes/schema/certificate';
import { createAdmin } from '../orders/fixtures';
import { createAccount } from '../auth/people';

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** Days from today, clear of the boundary between two days in any time zone. */
export const days = {
  longAgo: day(-400),
  lastMonth: day(-35),
  recently: day(-3),
  soon: day(10),
  later: day(200),
};

let count = 0;

/** An account with a certificate for Ohio, valid for 200 more days unless `more` says otherwise. */
export async function certificateHolder(more: object = {}) {
  const account = await createAccount();
  count += 1;
  const input = { email: account.email, number: `OH-${count}`, country: 'US', regions: ['OH'] };
  const granted = await grantCertificate(
    createAdmin(),
    certificateInput.parse({ ...input, from: days.longAgo, to: days.later, ...more }),
  );
  if (!granted.ok) throw new Error(granted.failure.message);
  return { account, id: granted.value.id, number: `OH-${count}` };
}
