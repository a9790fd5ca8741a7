import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** What libxml2 finds wrong in documents by a DTD or an XML schema; empty when all are valid. */
export function xmlErrors(definition: string, documents: string[]): string[] {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(process.cwd(), 'tests/support/xml-validator.mjs'), definition],
    { input: JSON.stringify(documents), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`The validator failed: ${stderr}`);
  return JSON.parse(stdout) as string[];
}
