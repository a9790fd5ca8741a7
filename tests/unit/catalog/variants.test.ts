import { sampleStructure } from '@/tests/support/sample-structure';
import { availabilityOf } from '@/lib/catalog/rules/availability';
import { specificationProblem } from '@/lib/catalog/rules/specification-fields';
import { variantMatrix } from '@/lib/catalog/rules/variant-matrix';
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

describe('the matrix of variants', () => {
  const screws = (sizes: string[], sizeName = 'Diameter × length') =>
    productOf({ sizeName, variants: sizes.map((size) => ({ ...yellow, color: null, sku: size, size })) });

  test('has a cell for each variant by the two named parts of its size, and gaps where none is made', () => {
    expect(
      variantMatrix(screws(['5.0 × 60 mm', '4.0 × 100 mm', '5.0 × 100 mm', '5.0 × 40 mm', '4.0 × 40 mm'])),
    ).toEqual({
      rowName: 'Length',
      columnName: 'Diameter',
      rows: ['40 mm', '60 mm', '100 mm'],
      columns: ['4.0', '5.0'],
      skus: [
        ['4.0 × 40 mm', '5.0 × 40 mm'],
        [null, '5.0 × 60 mm'],
        ['4.0 × 100 mm', '5.0 × 100 mm'],
      ],
    });
  });

  test('is by color and size where both differ', () => {
    const both = [yellow, red].flatMap(({ color }) =>
      ['S', 'M'].map((size) => ({ ...yellow, color, size, sku: `${color?.name} ${size}` })),
    );
    expect(variantMatrix(productOf({ variants: both }))).toMatchObject({
      rows: ['Yellow', 'Red'],
      columns: ['S', 'M'],
      skus: [
        ['Yellow S', 'Yellow M'],
        ['Red S', 'Red M'],
      ],
    });
  });

  test('is not made of one differing property, nor where variants would share a cell or most cells be empty', () => {
    const twice = screws(['4 × 40', '5 × 40', '4 × 50', '5 × 50']);
    const shared = { ...twice, variants: [...twice.variants, { ...twice.variants[0]!, sku: 'TWICE' }] };
    const few = screws(['1 × 10', '2 × 20', '3 × 30']);
    const unnamed = screws(['4 × 40', '5 × 40', '4 × 50', '5 × 50'], 'Size');
    expect([plain, gloves, bolts, shared, few, unnamed].map(variantMatrix)).toEqual(Array(6).fill(null));
  });
});
