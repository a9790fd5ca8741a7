import sharp from 'sharp';
import { closeTheDatabase, signInNewPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { Person } from '../support/people';
import { open } from './files';

let customer: Person;

beforeAll(async () => {
  customer = await signInNewPerson(theShop());
});

afterAll(closeTheDatabase);

/** The width of the price on the card of a shared product, in pixels: the last line above the orange rule. */
async function priceWidth(slug: string): Promise<number> {
  const { bytes } = await open(`/product/${slug}/picture`);
  const right = { left: 610, top: 0, width: 590, height: 630 };
  const { data, info } = await sharp(bytes).extract(right).raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => data.subarray((y * info.width + x) * info.channels).subarray(0, 3);
  const columnsOfInk = (y: number) =>
    [...Array(info.width).keys()].filter((x) => pixel(x, y).every((channel) => channel < 120));
  const isRule = (y: number) => {
    const [red, , blue] = pixel(info.width / 2, y);
    return red! > 200 && blue! < 60;
  };
  let y = [...Array(info.height).keys()].find(isRule)!;
  while (columnsOfInk(y).length === 0) y -= 1;
  const columns: number[] = [];
  for (let row = columnsOfInk(y); row.length > 0; row = columnsOfInk((y -= 1))) columns.push(...row);
  return Math.max(...columns) - Math.min(...columns);
}

test('the card of a shared product shows both ends of a price range', async () => {
  const { json } =
    await customer.get<{ slug: string; price: number; priceTo: number }[]>('/api/item?limit=200');
  const single = json.find(({ price, priceTo }) => price === priceTo && price < 10_000 && price >= 1000)!;
  const range = json.find(({ price, priceTo }) => price < priceTo && priceTo < 10_000 && price >= 1000)!;
  expect(await priceWidth(range.slug)).toBeGreaterThan(2 * (await priceWidth(single.slug)));
});

test('the card of a shared product has the product’s picture in the middle of its left half', async () => {
  const { status, bytes } = await open('/product/12-v-drill-driver-30-nm/picture');
  expect(status).toBe(200);
  const left = { left: 0, top: 0, width: 600, height: 630 };
  const { data, info } = await sharp(bytes).extract(left).raw().toBuffer({ resolveWithObject: true });
  const xs: number[] = [];
  const ys: number[] = [];
  const [red, green, blue] = data;
  for (let index = 0; index < data.length; index += info.channels) {
    const distance =
      Math.abs(data[index]! - red!) +
      Math.abs(data[index + 1]! - green!) +
      Math.abs(data[index + 2]! - blue!);
    if (distance < 60) continue;
    const pixel = index / info.channels;
    xs.push(pixel % 600);
    ys.push(Math.floor(pixel / 600));
  }
  const middle = (values: number[]) =>
    (values.reduce((low, value) => Math.min(low, value)) +
      values.reduce((high, value) => Math.max(high, value))) /
    2;
  expect(Math.abs(middle(xs) - 300)).toBeLessThan(60);
  expect(Math.abs(middle(ys) - 315)).toBeLessThan(60);
});
