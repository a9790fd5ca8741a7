import { readFileSync } from 'node:fs';

/** Earlier versions have vulnerabilities that affect the shop. */
const minimumVersions: Record<string, string> = {
  next: '16.3.3',
  'next-auth': '4.24.15',
  sharp: '0.35.4',
  nodemailer: '9.0.1',
};

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version: string }>;
};

const isAtLeast = (version: string, minimumVersion: string) =>
  version.localeCompare(minimumVersion, 'en', { numeric: true }) >= 0 && !version.includes('-');

test.each(Object.entries(minimumVersions))(
  'every installed %s is at least version %s',
  (name, minimumVersion) => {
    const installed = Object.entries(lock.packages).flatMap(([path, { version }]) =>
      path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`) ? [version] : [],
    );
    expect(installed.length).toBeGreaterThan(0);
    expect(installed.filter((version) => !isAtLeast(version, minimumVersion))).toEqual([]);
  },
);

test('versions are compared numerically', () => {
  expect(isAtLeast('16.10.0', '16.3.3')).toBe(true);
  expect(isAtLeast('16.3.2', '16.3.3')).toBe(false);
  expect(isAtLeast('9.0.1-beta.1', '9.0.1')).toBe(false);
});
