import { closeDatabase } from '../lib/platform/database';
import { sealPunchoutSecretsAgain } from '../lib/punchout/commands/connections';
import { sealSigningKeyAgain } from '../lib/quotes/commands/links';
import { sealTwoFactorSecretsAgain } from '../lib/users/commands/two-factor';
import { sealWebhookSecretsAgain } from '../lib/webhooks/commands/secrets';
import { prepare } from './prepare';

await prepare(false);
let unreadableTotal = 0;
for (const [name, sealAgain] of [
  ['secrets of two-factor sign-in', sealTwoFactorSecretsAgain],
  ['secrets of webhooks', sealWebhookSecretsAgain],
  ['secrets of purchasing systems', sealPunchoutSecretsAgain],
  ['keys of quote links', sealSigningKeyAgain],
] as const) {
  const { renewed, current, unreadable } = await sealAgain();
  console.log(`${name}: ${renewed} encrypted again, ${current} were already, ${unreadable} can't be read`);
  unreadableTotal += unreadable;
}
await closeDatabase();
if (unreadableTotal)
  console.error(
    'What can’t be read was encrypted with neither NEXTAUTH_SECRET nor NEXTAUTH_SECRET_PREVIOUS.',
  );
process.exit(unreadableTotal ? 1 : 0);
