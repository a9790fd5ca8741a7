import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { signInNewPerson, signUpPerson, uniqueIpAddress } from '../factories';
import { orderBody, totalOf, type OrderResponse } from '../orders';
import { demoAdmin, errorOf, Person, type Json, type Response } from '../people';
import { loadFiles, navigate, openPage, type LoadedPage } from './pages';

/** What happened to the traffic. An order is acknowledged by its idempotency key. */
export type Report = {
  faults: string[];
  pages: number;
  /** Ids of the builds whose pages visitors saw. */
  builds: Set<string>;
  /** Links that opened another build's page as a whole. */
  reloads: number;
  acknowledged: Map<string, string>;
  stockChanges: number;
  priceChanges: number;
};

export type Goods = {
  /** Buyers order it. The admin sets its stock. */
  sku: string;
  /** The admin sets its price. */
  pricedSku: string;
};

const pauseMilliseconds = 150;
const buyerPause = 800;
/** A customer may have 20 unpaid orders. */
const ordersEach = 15;
const maxRepeats = 40;

/** Addresses of all kinds of pages: for everybody, lists, searches, pages rendered for one visitor. */
export const publicPaths = [
  '/',
  '/product/bench-vise-125-mm',
  '/shop',
  '/shop/drills',
  '/shop?q=drill',
  '/about',
  '/blog',
  '/cart',
  '/login',
  '/quick-order',
];

const newReport = (): Report => ({
  faults: [],
  pages: 0,
  builds: new Set(),
  reloads: 0,
  acknowledged: new Map(),
  stockChanges: 0,
  priceChanges: 0,
});

/** Visitors, buyers and an admin who use a shop until they are told to stop. */
export class Traffic {
  readonly report = newReport();
  private isStopping = false;
  private work: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly shop: string,
    private readonly goods: Goods,
  ) {}

  /** Signs everybody in, then lets them work side by side. */
  async start({ visitors, buyers }: { visitors: number; buyers: number }): Promise<void> {
    const admin = await new Person(this.shop, uniqueIpAddress()).signIn(demoAdmin);
    const people: Person[] = [];
    for (let count = 0; count < buyers; count++) people.push(await signInNewPerson(this.shop));
    const total = await totalOf(people[0]!, [{ sku: this.goods.sku, quantity: 1 }]);
    this.work = Promise.all([
      ...Array.from({ length: visitors }, () => this.repeat(this.visitor())),
      ...people.map((person) => this.repeat(this.buyer(person, total))),
      this.repeat(() => this.manage(admin)),
      this.repeat(() => this.arrive()),
    ]);
  }

  /** Resolves when everybody has finished what they were doing. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await this.work;
  }

  private async repeat(task: () => Promise<void>): Promise<void> {
    while (!this.isStopping) {
      await task().catch((error: unknown) => this.report.faults.push(String(error)));
      await wait(pauseMilliseconds);
    }
  }

  /** Checks the status of a response, and returns it. */
  private expect<T>(what: string, response: Response<T>, ...allowed: number[]): Response<T> {
    if (!allowed.includes(response.status))
      this.report.faults.push(`${what} answers ${response.status}: ${response.text.slice(0, 200)}`);
    return response;
  }

  /** Opens pages and follows links, with a browser's cache. */
  private visitor(): () => Promise<void> {
    const headers = { 'x-forwarded-for': uniqueIpAddress() };
    const cache = new Set<string>();
    let page: LoadedPage | null = null;
    let step = Math.floor(Math.random() * publicPaths.length);
    return async () => {
      const path = publicPaths[step++ % publicPaths.length]!;
      const before: LoadedPage | null = page;
      const isLink = before !== null && step % 3 !== 0;
      page = isLink
        ? await navigate(this.shop, before, path, headers)
        : await openPage(this.shop, path, headers);
      this.report.pages++;
      this.report.builds.add(page.build);
      if (isLink && page.build !== before.build) this.report.reloads++;
      this.report.faults.push(...(await loadFiles(this.shop, page.files, { cache })));
    };
  }

  /** Orders again and again, and hands over to a new customer before there are too many unpaid orders. */
  private buyer(first: Person, total: number): () => Promise<void> {
    let [person, orders] = [first, 0];
    return async () => {
      if (++orders % ordersEach === 0) person = await signInNewPerson(this.shop);
      await this.buy(person, total);
      await wait(buyerPause);
    };
  }

  /** Puts a unit into the cart and orders it; asks again with the same key, as one does whose connection broke. */
  private async buy(buyer: Person, total: number): Promise<void> {
    const me = this.expect('/api/me', await buyer.get<{ person: Json | null }>('/api/me'), 200);
    if (me.status === 200 && !me.json.person) this.report.faults.push('a buyer was signed out');
    const lines = [{ sku: this.goods.sku, quantity: 1 }];
    this.expect('the cart', await buyer.post('/api/cart/lines', lines[0]), 201);
    const key = randomUUID();
    const body = orderBody(lines, total);
    for (const place of ['first', 'again']) {
      const order = await this.order(buyer, body, key);
      const { number } = this.expect(`an order, ${place}`, order, 200, 201).json;
      const known = this.report.acknowledged.get(key) ?? number;
      if (known !== number) this.report.faults.push(`one key became the orders ${known} and ${number}`);
      if (number) this.report.acknowledged.set(key, number);
    }
    this.expect('the orders', await buyer.get('/api/orders'), 200);
    this.expect('the account', await buyer.get('/dashboard/myOrders'), 200);
  }

  /** Repeats what the shop asks to repeat: the same order is being placed. */
  private async order(buyer: Person, body: Json, key: string): Promise<Response<OrderResponse>> {
    for (let attempt = 0; ; attempt++) {
      const headers = { 'idempotency-key': key };
      const response = await buyer.post<OrderResponse>('/api/orders', body, headers);
      const isBusy = response.status === 409 && errorOf(response).code === 'busy';
      if (!isBusy || attempt === maxRepeats) return response;
      await wait(100);
    }
  }

  /** Changes a price and sets the stock of what is being sold. */
  private async manage(admin: Person): Promise<void> {
    const price = 10_000 + ++this.report.priceChanges;
    const priced = `/api/products/skus/${this.goods.pricedSku}/price`;
    this.expect('a price', await admin.put(priced, { price }), 200);
    const stock = { availableQuantity: 5_000 + ++this.report.stockChanges, reason: 'Counted' };
    const set = `/api/products/skus/${this.goods.sku}/stock`;
    this.expect('the stock', await admin.put(set, stock), 200);
    this.expect('an admin page', await admin.get('/dashboard/manageOrder'), 200);
    await wait(100);
  }

  /** Signs a new customer up and in. */
  private async arrive(): Promise<void> {
    const person = await signUpPerson(this.shop);
    await new Person(this.shop, uniqueIpAddress()).signIn(person);
    await wait(1_000);
  }
}
