import { readdir, readFile } from 'node:fs/promises';

type Package = { version?: string; license?: string; integrity?: string; dev?: boolean; link?: boolean };
type Lock = { name: string; version: string; packages: Record<string, Package> };
type Component = { type: 'library' | 'application'; name: string; version: string; [more: string]: unknown };

/** The licenses of a component, as CycloneDX has them: an identifier of SPDX, several of them, or another text. */
function licensesOf(license = 'unknown'): object[] {
  if (/^[\w.+-]+$/.test(license)) return [{ license: { id: license } }];
  return [/ (OR|AND) /.test(license) ? { expression: license } : { license: { name: license } }];
}

function componentOf(name: string, { version = '', license, integrity = '' }: Package): Component {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [, sha512] = /^sha512-(\S+)/.exec(integrity) ?? [];
  const content = sha512 && Buffer.from(sha512, 'base64').toString('hex');
  const hashes = content ? [{ alg: 'SHA-512', content }] : [];
  return { type: 'library', 'bom-ref': purl, name, version, purl, hashes, licenses: licensesOf(license) };
}

/**
 * What an image consists of besides the shop's own code, in the form of CycloneDX 1.5: the packages that production needs,
 * as `package-lock.json` has them, those of them that are compiled into pages too; the packages in `folders`, such as
 * `node_modules/react`; and Scalar, whose files are in `public/`. (`npm sbom --omit=dev` leaves out packages that
 * development needs as well.)
 */
export async function billOfMaterials(folders: ReadonlySet<string>): Promise<object> {
  const { name, version, packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lock;
  const installed = Object.entries(packages).filter(
    ([folder, { dev, link }]) => folder.includes('node_modules/') && !link && (!dev || folders.has(folder)),
  );
  const components = installed.map(([folder, found]) =>
    componentOf(folder.split('node_modules/').at(-1)!, found),
  );
  for (const scalar of await readdir('public/scalar'))
    components.push(componentOf('@scalar/api-reference', { version: scalar, license: 'MIT' }));
  const shop: Component = { type: 'application', name, version };
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: shop },
    components,
  };
}
