import { createClient } from '@hexbolt/client';
import { createErp } from './erp';
import { syncErp } from './erp-sync';

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: see packages/connectors/README.md`);
  return value;
}

const shop = createClient({
  url: required('HEXBOLT_URL'),
  key: required('HEXBOLT_KEY'),
  version: '2026-11-26',
});
const { orders, changed, wrong } = await syncErp(
  shop,
  createErp(required('ERP_URL')),
  required('STATE_FILE'),
);
console.log(`${orders} orders sent, ${changed} rows of stock and prices changed`);
for (const row of wrong) console.error(`rejected: ${row}`);
if (wrong.length > 0) process.exitCode = 1;
