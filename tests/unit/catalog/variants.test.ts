import { sampleStructure } from '@/tests/support/sample-structure';
import { availabilityOf } from '@/lib/catalog/rules/availability';
import { specificationProblem } from '@/lib/catalog/rules/specification-fields';
import { chosenVariant, choiceName, variantName, variantQuery } from '@/lib/catalog/rules/variants';
import { productOf } from './product';

const plain = productOf();
const [yellow, red] = [plain.variants[0]!, plain.variants[1]!];
const gloves = productOf({
  variants: ['9 / L', '10 / XL'].map((size, index) => ({ ...yellow, sku: `G-${index}`, size })),
});
const bolts = productOf({
  sizeName: 'Length',
  variants: ['M8 × 20', 'M8 × 30'].map((size) => ({ ...yellow, color: null, sku: size.slice(-2), size })),
});

test('variants are named by color, size or both, and otherwise by their SKU', () => {
  expect(variantName(red)).toBe('Red');
  expect(variantName(gloves.variants[1]!)).toBe('Yellow, 10 / XL');
  expect(variantName(bolts.variants[0]!)).toBe('M8 × 20');
  expect(variantName({ color: null, size: null, sku: 'A-1' })).toBe('A-1');
});

test('the choice uses the product’s own word if it has one', () => {
  expect([plain, gloves, bolts].map(choiceName)).toEqual(['Color', 'Color and size', 'Length']);
});

test('the address of each variant selects it again, also when colors repeat', () => {
  for (const product of [plain, gloves, bolts]) {
    for (const variant of product.variants) {
      const query = new URLSearchParams(variantQuery(product, variant));
      expect(chosenVariant(product.variants, query.get('color'), query.get('sku'))).toBe(variant);
    }
  }
});

test('no variant is chosen unless the buyer chooses one', () => {
  const [first] = bolts.variants;
  expect(chosenVariant(bolts.variants, null, null)).toBeNull();
  expect(chosenVariant(bolts.variants, null, 'NO-SUCH')).toBeNull();
  expect(chosenVariant(gloves.variants, 'Yellow', null)).toBeNull();
  expect(chosenVariant(plain.variants, 'Green', null)).toBeNull();
  expect(chosenVariant([first!], null, 'NO-SUCH')).toBe(first);
  expect(chosenVariant(bolts.variants, null, first!.sku.toLowerCase())).toBe(first);
});

test('a discontinued product gets no restocking date', () => {
  const gone = productOf({ successor: 'b' });
  const now = new Date('2026-11-21');
  expect(availabilityOf(gone, 0, now).detail).toBe('No longer made');
  expect(availabilityOf(plain, 0, now).detail).toMatch(/back within/);
});

test.each([
  ['Weight', '1.2 kg', null],
  ['Weight', '2 lb 3 oz', null],
  ['Diameter', '1/2 in', null],
  ['Diameter', '12.7 kg', 'must be a measure such as 12.7 mm'],
  ['Torque', 'plenty', 'must be a measure such as 12.7 Nm'],
  ['Material', 'plenty', null],
  ['Frame', '12.7', null],
])('%s: %s → %s', (name, value, problem) => {
  expect(specificationProblem(sampleStructure, { name, value })).toBe(problem);
});
