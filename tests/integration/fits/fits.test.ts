import { products, updateProduct } from '@/lib/catalog/collection/products';
import { findProduct } from '@/lib/catalog/queries/products';
import { addFitRule, changeFitRule, deleteFitRule } from '@/lib/fits/commands/rules';
import { importFitRules, planFitRuleImport } from '@/lib/fits/commands/import';
import { fitRuleCells, fitRuleColumns } from '@/lib/fits/rules/csv';
import { findFits, listFitRules } from '@/lib/fits/queries';
import type { Fits } from '@/lib/fits/schema';
import { tags } from '@/lib/shared/cache-tags';
import { readSampleFitRules, seedFitRules } from '@/seed/fit-rules';
import { seedProducts } from '@/seed/products';
import { createPerson, valueOf } from '../companies/fixtures';
import { explained } from '../explained';

beforeAll(async () => {
  await seedProducts();
  await seedFitRules();
});

const fitsOf = async (slug: string) => findFits((await findProduct(slug))!);
const slugsOf = (fits: { slug: string }[]) => fits.map(({ slug }) => slug).sort();

async function staff() {
  const { userId, email } = await createPerson();
  return { userId, email, role: 'admin' } as never;
}

test('each fit is said with the same reason on both sides', async () => {
  const all = await products()
    .find({ seeded: { $exists: true }, state: 'published' })
    .toArray();
  const fits = new Map<string, Fits>();
  for (const product of all) fits.set(product.slug, await findFits(product));
  const pairs = (side: 'machines' | 'parts') =>
    [...fits].flatMap(([slug, found]) =>
      found[side].map((other) => {
        const pair = side === 'machines' ? [slug, other.slug] : [other.slug, slug];
        return `${pair.join(' on ')}: ${other.reason}`;
      }),
    );
  expect(pairs('machines').length).toBeGreaterThan(150);
  expect(pairs('machines').sort()).toEqual(pairs('parts').sort());
});

test('a changed specification changes what fits, and expires the pages of both sides', async () => {
  const disc = 'metal-cutting-disc-230-mm';
  expect(slugsOf((await fitsOf(disc)).machines)).toEqual(['angle-grinder-230-mm']);
  const setSpeed = (value: string) =>
    updateProduct(
      { slug: disc },
      {
        facts: ({ specifications }) => ({
          specifications: specifications.map((row) =>
            row.name === 'Maximum speed' ? { ...row, value } : row,
          ),
        }),
      },
    );
  const changed = await setSpeed('6,000 rpm');
  expect(changed?.expire).toContain(tags.specifications('accessories'));
  expect((await fitsOf(disc)).machines).toEqual([]);
  expect(slugsOf((await fitsOf('angle-grinder-230-mm')).parts)).not.toContain(disc);
  await setSpeed('6,650 rpm');
  expect(slugsOf((await fitsOf('angle-grinder-230-mm')).parts)).toContain(disc);
  const priced = await updateProduct({ slug: disc }, { facts: ({ tags: known }) => ({ tags: known }) });
  expect(priced?.expire).not.toContain(tags.specifications('accessories'));
});

test('staff add, change and delete a rule; a wrong, repeated or outdated one is rejected', async () => {
  const actor = await staff();
  const [first] = await readSampleFitRules();
  const rule = { ...first!, name: `Discs ${Date.now()}` };
  const added = valueOf(await addFitRule(actor, rule));
  const code = async (result: ReturnType<typeof addFitRule>) => {
    const done = await result;
    return done.ok ? 'ok' : done.failure.code;
  };
  expect(await code(addFitRule(actor, rule))).toBe('name-taken');
  const condition = { part: 'diameter', comparison: 'equal', machine: 'no-load-speed' } as const;
  expect(await code(addFitRule(actor, { ...rule, name: 'New', conditions: [condition] }))).toBe(
    'invalid-fit-rule',
  );
  const body = { ...rule, conditions: rule.conditions.slice(0, 1), version: added.version };
  const changed = await changeFitRule(actor, added.id, body);
  expect(changed).toMatchObject({ ok: true, expire: [tags.fitRules] });
  expect(await code(changeFitRule(actor, added.id, body))).toBe('fit-rule-changed');
  expect((await deleteFitRule(actor, added.id)).ok).toBe(true);
  expect(await code(changeFitRule(actor, added.id, body))).toBe('no-such-fit-rule');
  expect((await listFitRules()).map(({ id }) => id)).not.toContain(added.id);
});

test('what fits is read by an index', async () => {
  const product = (await findProduct('angle-grinder-125-mm'))!;
  const plans = await explained(() => findFits(product));
  const read = plans.filter(({ ran }) => ran === products.collectionName);
  expect(read.length).toBeGreaterThan(0);
  for (const { plan } of read) expect(plan).not.toContain('COLLSCAN');
});

test('an export changes nothing when it is imported; an edited row says first what it would change', async () => {
  const actor = await staff();
  const before = await listFitRules();
  const fileOf = (rows: string[][]) =>
    Buffer.from(rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n'));
  const rows = before.map(fitRuleCells);
  const plan = async (body: string[][]) =>
    valueOf(await planFitRuleImport(actor, fileOf([fitRuleColumns, ...body])));
  expect(new Set((await plan(rows)).rows.map(({ action }) => action))).toEqual(new Set(['skip']));
  const [first = [], second = []] = rows;
  const at = (column: string) => fitRuleColumns.indexOf(column);
  const edited = first.with(at('conditions'), 'diameter equal disc');
  const added = second.with(0, `Imported ${Date.now()}`);
  const wrong = second.with(0, 'Wrong').with(at('conditions'), 'diameter equal no-load-speed');
  const planned = await plan([
    edited,
    added,
    wrong,
    second.with(at('conditions'), 'diameter is disc'),
    added,
  ]);
  expect(planned.rows.map(({ action }) => action)).toEqual(['update', 'create', 'wrong', 'wrong', 'wrong']);
  expect(planned.rows[0]?.changes).toEqual([
    { field: 'conditions', before: first[at('conditions')], after: 'diameter equal disc' },
  ]);
  expect(planned.rows[2]?.problems).toEqual([
    { field: 'conditions', message: expect.stringContaining('can’t be compared') },
  ]);
  expect(await listFitRules()).toEqual(before);
  const done = await importFitRules(actor, planned.id, 0);
  expect(done).toMatchObject({ ok: true, value: { next: null }, expire: [tags.fitRules] });
  valueOf(await importFitRules(actor, planned.id, 0));
  const after = await listFitRules();
  expect(after.map(fitRuleCells)).toEqual(expect.arrayContaining([edited, added]));
  expect(after).toHaveLength(before.length + 1);
  const restored = await plan(rows);
  valueOf(await importFitRules(actor, restored.id, 0));
  for (const { id, name } of after) if (name === added[0]) valueOf(await deleteFitRule(actor, id));
  expect((await listFitRules()).map(fitRuleCells)).toEqual(rows);
});
