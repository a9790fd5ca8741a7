import { cxmlPath, ociPath } from '@/lib/punchout/rules/paths';

const protocols = [
  { name: 'cXML', path: cxmlPath, what: 'set-up requests and orders' },
  { name: 'OCI', path: ociPath, what: 'the catalog link' },
];

/** The addresses of the shop that are entered in a purchasing system. */
export function ConnectionAddresses({ site }: { site: string }) {
  return (
    <dl className="flex max-w-prose flex-col gap-2">
      {protocols.map(({ name, path, what }) => (
        <div key={name}>
          <dt className="text-sm text-muted">
            Address for {name} ({what})
          </dt>
          <dd className="font-mono wrap-anywhere">
            {site}
            {path}
          </dd>
        </div>
      ))}
    </dl>
  );
}
