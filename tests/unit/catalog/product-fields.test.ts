import { z } from 'zod';
import {
  fieldInputsOf,
  fieldRowsOf,
  fieldTextsOf,
  fieldValuesOf,
  productFields,
  type ProductField,
} from '@/lib/catalog/rules/product-fields';
import { fieldSchemas } from '@/lib/catalog/schema/fields';
import { fieldColumns, productColumns } from '@/lib/product-import/rules/product-csv';

const warranty = {
  type: 'whole',
  min: 0,
  max: 120,
  initial: 24,
  label: 'Warranty in months',
  group: 'details',
  sheet: (value) => `${value} months`,
} satisfies ProductField;

/** The table with one more entry, as a developer would add it. */
const extended = { ...productFields, warranty } as const;

describe('a field added to the table', () => {
  test('has its initial value in products that were stored before it existed', () => {
    expect(fieldValuesOf({ unit: 'pair' }, extended)).toMatchObject({ unit: 'pair', warranty: 24 });
  });

  test('is checked by the schema', () => {
    const schema = z.strictObject(fieldSchemas(extended)).partial();
    expect(schema.safeParse({ warranty: 36 }).success).toBe(true);
    expect(schema.safeParse({ warranty: 121 }).error?.issues[0]).toMatchObject({
      path: ['warranty'],
      message: 'is too large',
    });
  });

  test('has a CSV column that reads what it writes', () => {
    const column = fieldColumns(extended).warranty;
    const facts = fieldValuesOf({ warranty: 36 }, extended);
    expect(column.read(column.write(facts, 'USD'), 'USD')).toBe(36);
  });

  test('has a form text that becomes the same value again', () => {
    const texts = fieldTextsOf(fieldValuesOf({}, extended), extended);
    expect(texts.warranty).toBe('24');
    expect(fieldInputsOf({ ...texts, warranty: '48' }, extended).warranty).toBe(48);
    expect(fieldInputsOf({ ...texts, warranty: 'long' }, extended).warranty).toBeNaN();
  });

  test('has a row in the data sheet', () => {
    expect(fieldRowsOf(fieldValuesOf({}, extended), extended)).toContainEqual([
      'Warranty in months',
      '24 months',
    ]);
  });
});

describe('a flag', () => {
  const bulky = { type: 'flag', initial: false, label: 'Bulky', group: 'details' } satisfies ProductField;
  const fields = { ...productFields, bulky } as const;
  const column = fieldColumns(fields).bulky;

  test('is written as yes or no, and read in any letter case', () => {
    const written = [true, false].map((value) =>
      column.write(fieldValuesOf({ bulky: value }, fields), 'USD'),
    );
    expect(written).toEqual(['yes', 'no']);
    expect(['YES', 'no'].map((cell) => column.read(cell, 'USD'))).toEqual([true, false]);
    expect(() => column.read('perhaps', 'USD')).toThrow('must be yes or no');
  });

  test('is a choice in the form that becomes the same value again', () => {
    const texts = fieldTextsOf(fieldValuesOf({ bulky: true }, fields), fields);
    expect(fieldInputsOf(texts, fields).bulky).toBe(true);
    expect(fieldInputsOf({ ...texts, bulky: 'no' }, fields).bulky).toBe(false);
  });
});

test('the shop’s own columns and forms come from the table', () => {
  expect(productColumns).toEqual(expect.arrayContaining(Object.keys(productFields)));
});
