import { crawl } from '../support/crawler';
import { closeTheDatabase } from '../support/factories';
import { theShop } from '../support/open-shop';
import { Person } from '../support/people';
import { pageAccess } from '../support/rights';
import { prepareScenario, type Scenario } from '../support/scenario';

let scenario: Scenario;
let known = new Set<string>();
beforeAll(async () => {
  scenario = await prepareScenario(theShop());
}, 60_000);
afterAll(closeTheDatabase);

// The browser fills in the header, so its links are listed here.
const publicStarts = ['/', '/cart', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/blog/rss.xml'];
const ownStarts = ['/cart', '/purchase', '/profile', '/settings', '/dashboard', '/productDetails'];

test('every link, picture, style, feed and sitemap entry of the shop works for a visitor', async () => {
  const { faults, visited } = await crawl(new Person(theShop()), publicStarts);
  known = visited;
  expect(faults).toEqual([]);
  const paths = new Set([...visited].map((address) => address.split('?')[0]!));
  expect(paths.size).toBeGreaterThan(300);
  const reached = (address: string) => {
    const path = address.split('?')[0]!;
    return paths.has(path) || publicStarts.includes(path);
  };
  // Pages reached only from a mail, from an error or after signing in.
  const hidden =
    /^\/(newsletter|stock-alerts\/(confirm|unsubscribe)|resetPass|verifyEmail|changeEmail|joinCompany|approval|coming-soon|api\/docs|compare|punchout)/;
  const wanted = Object.values(pageAccess).filter(
    ([path, access]) => access === 'public' && !hidden.test(path),
  );
  expect(wanted.map(([path]) => path).filter((path) => !reached(path))).toEqual([]);
}, 600_000);

test.each(['customer', 'admin'] as const)(
  'every link works for a signed-in %s',
  async (who) => {
    const adminPages =
      who === 'admin' ? ['/dashboard/manageOrder', '/dashboard/manageProduct'] : ['/dashboard/myOrders'];
    const { faults, visited } = await crawl(scenario[who], [...ownStarts, ...adminPages], { known });
    expect(faults).toEqual([]);
    const seen = [...visited].join(' ');
    expect(seen).toMatch(
      who === 'admin' ? /manageOrder\/HX-\w+.*packing-slip/s : /myOrders\/HX-\w+.*invoice/s,
    );
  },
  300_000,
);
