import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { promisify } from 'node:util';

type Component = { type: string; name: string; version: string; [more: string]: unknown };
type BillOfMaterials = { components: Component[]; [more: string]: unknown };

/**
 * The packages that a running shop is made of, as CycloneDX 1.5: those of `npm sbom`, and Scalar, whose files are in
 * `public/`. Throws where the installed packages are not those of `package-lock.json`.
 */
export async function billOfMaterials(): Promise<BillOfMaterials> {
  const { stdout } = await promisify(execFile)('npm', ['sbom', '--omit=dev', '--sbom-format=cyclonedx'], {
    maxBuffer: 16_000_000,
  });
  const bill = JSON.parse(stdout) as BillOfMaterials;
  const copied = (await readdir('public/scalar')).map((version) => {
    const name = '@scalar/api-reference';
    const purl = `pkg:npm/%40scalar/api-reference@${version}`;
    const licenses = [{ license: { id: 'MIT' } }];
    return { 'bom-ref': `${name}@${version}`, type: 'library', name, version, purl, licenses };
  });
  return { ...bill, components: [...bill.components, ...copied] };
}
