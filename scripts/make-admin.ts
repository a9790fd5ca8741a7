import { closeDatabase } from '../lib/platform/database';
import { makeAdmin } from '../lib/users/commands/roles';
import { prepare } from './prepare';

const [email] = process.argv.slice(2);
if (!email) {
  console.error('Give the email address of an account: npm run make-admin -- someone@example.com');
  process.exit(2);
}
await prepare(false);
const result = await makeAdmin('command-line', email);
await closeDatabase();
if (!result.ok) {
  const { code, message } = result.failure;
  console.error(code === 'user-not-found' ? `${message} They must sign up in the shop first.` : message);
  process.exit(1);
}
console.log(result.value.modifiedCount ? `${email} is an admin now.` : `${email} was an admin already.`);
process.exit(0);
