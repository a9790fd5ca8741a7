import { BinaryBitmap, DataMatrixReader, HybridBinarizer, RGBLuminanceSource } from '@zxing/library';
import { addListLines, changeListLine, createList, orderFromList } from '@/lib/shopping-lists/commands/lists';
import { scanBins } from '@/lib/shopping-lists/commands/scan-bins';
import { binLabelsPdf, dataMatrix } from '@/lib/shopping-lists/pdf';
import { findShoppingList } from '@/lib/shopping-lists/queries/lists';
import { scanHref, skuOfCode } from '@/lib/shopping-lists/rules/labels';
import type { Customer } from '@/lib/users/types';
import { readPdf } from '../../support/read-pdf';
import { codeOf, createPerson, valueOf } from '../companies/fixtures';
import { createProduct, newKey } from '../orders/fixtures';

async function createBins(count: number): Promise<{ person: Customer; id: string; skus: string[] }> {
  const person = await createPerson();
  const input = { key: newKey(), name: 'Stores', note: '', shared: false };
  const { id } = valueOf(await createList(person, input, null));
  const skus = await Promise.all(Array.from({ length: count }, () => createProduct(500)));
  const lines = skus.map((sku) => ({ sku, quantity: 20 }));
  valueOf(await addListLines(person, id, { lines }));
  return { person, id, skus };
}

test('a bin that is scanned again, or sent twice, asks for no more until it is ordered', async () => {
  const { person, id, skus } = await createBins(2);
  const [sku = '', other = ''] = skus;
  const line = async () => (await findShoppingList(person.userId, id))!.lines[0]!;
  const scans = await Promise.all(Array.from({ length: 8 }, () => scanBins(person, id, [sku, sku, 'NONE'])));
  const states = scans.flatMap((each) => valueOf(each)).map(({ sku: of, state }) => `${of} ${state}`);
  expect(states.filter((each) => each === `${sku} added`)).toHaveLength(1);
  expect(states.filter((each) => each === `${sku} waiting`)).toHaveLength(7);
  expect(states.filter((each) => each === 'NONE unknown')).toHaveLength(8);
  expect(await line()).toMatchObject({ due: 20, used: 20, scannedAt: expect.any(String) });
  valueOf(await orderFromList(person, id, { lines: [{ sku, quantity: 20 }] }, newKey()));
  expect(await line()).toMatchObject({ due: 0, used: 20 });
  valueOf(await scanBins(person, id, [sku]));
  expect(await line()).toMatchObject({ due: 20, used: 40 });
  // What else is added to the list keeps the bin.
  valueOf(await changeListLine(person, id, other, { bin: 'B7', minimum: 5 }));
  valueOf(await addListLines(person, id, { lines: [{ sku: other, quantity: 30 }] }));
  expect((await findShoppingList(person.userId, id))!.lines[1]).toMatchObject({ bin: 'B7', quantity: 30 });
  expect(codeOf(await scanBins(await createPerson(), id, [sku]))).toBe('no-such-list');
});

test('a label has name, SKU, bin and quantities; 24 fit on a sheet, one on a page of a label printer', async () => {
  const { person, id, skus } = await createBins(25);
  valueOf(await changeListLine(person, id, skus[0]!, { bin: 'A3-12', minimum: 8 }));
  const list = (await findShoppingList(person.userId, id))!;
  const sheets = (await readPdf(await binLabelsPdf(list, 'a4'))).pages;
  expect(sheets).toHaveLength(2);
  for (const text of [skus[0]!, 'Bin A3-12', 'Min 8 · Reorder 20']) expect(sheets[0]).toContain(text);
  expect((await readPdf(await binLabelsPdf(list, 'single'))).pages).toHaveLength(25);
});

test('the Data Matrix of a label reads back, and means its SKU in its own list alone', () => {
  const id = '0123456789abcdef01234567';
  const text = `https://shop.example${scanHref(id, 'A/B 12')}`;
  const rows = dataMatrix(text);
  const [scale, quiet] = [6, 4];
  const size = (rows.length + 2 * quiet) * scale;
  const pixels = new Uint8ClampedArray(size * size).fill(255);
  rows.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (!isDark) return;
      for (let at = 0; at < scale * scale; at++) {
        const [px, py] = [(x + quiet) * scale + (at % scale), (y + quiet) * scale + Math.floor(at / scale)];
        pixels[py * size + px] = 0;
      }
    }),
  );
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(pixels, size, size)));
  const read = new DataMatrixReader().decode(bitmap).getText();
  expect(read).toBe(text);
  const skus = ['C-1', 'A/B 12'];
  expect(skuOfCode(read, id, skus)).toBe('A/B 12');
  expect(skuOfCode('ab12', id, skus)).toBe('A/B 12');
  expect(skuOfCode(read, '0123456789abcdef01234568', skus)).toBeNull();
  expect(skuOfCode('https://evil.example/?sku=C-1', id, skus)).toBeNull();
});
