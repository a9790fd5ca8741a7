import type { Json, Person } from './people';

/** The category and fields of a seller of hoses; the sample catalog has nothing like them. */
export const hoseFields = [
  { name: 'Hose bore', unit: 'mm' },
  { name: 'Hose pressure', unit: 'bar' },
  { name: 'Hose length', unit: 'mm' },
] as const;

const layers = ['EPDM', 'NBR'];

const createdKey = async (admin: Person, body: Json): Promise<string> => {
  const { status, json, text } = await admin.post('/api/catalog-structure', body);
  if (status !== 201) throw new Error(`${String(body.name)} was not added: ${status} ${text}`);
  return String(json.key);
};

const category = (name: string, parent: string | null = null) => ({
  kind: 'category',
  name,
  slug: null,
  parent,
  text: `${name} for air, water and oil.`,
  picture: null,
  pageTitle: null,
  pageDescription: null,
});

/** Ten products as a CSV file: name, price and the fields of hoses. */
export const hosesCsv = (slug: string): string =>
  [
    'sku,slug,name,brand,category,tags,description,state,pictures,img,price,availableQuantity,specifications',
    ...Array.from({ length: 10 }, (_, index) => {
      const facts = `Hose bore: ${6 + index} mm | Hose pressure: ${10 + index} bar | Hose length: ${5 + index} m | Hose layer: ${layers[index % 2]}`;
      const picture = '/pictures/items/ball-valve.webp';
      return `HS-${index},hose-${index},Hose ${index},Schlauchwerk,${slug},,Light and tough.,published,${picture},,${20 + index}.50,40,${facts}`;
    }),
  ].join('\n');

const importCsv = async (admin: Person, csv: string): Promise<string[]> => {
  const response = await fetch(`${admin.shop}/api/products/import`, {
    method: 'POST',
    headers: {
      cookie: admin.cookieHeader,
      authorization: `Bearer ${admin.token}`,
      'content-type': 'text/csv',
    },
    body: csv,
  });
  const plan = (await response.json()) as { id: string };
  const { json } = await admin.post<{ rows: { action: string; message?: string }[] }>(
    `/api/products/import/${plan.id}`,
    { from: 0 },
  );
  return json.rows.map(({ action }) => action);
};

/**
 * Gives the shop two categories of its own with fields, and ten hoses by CSV; returns the address of the category and
 * what the import did with each row.
 */
export async function stockHoses(admin: Person): Promise<{ slug: string; actions: string[] }> {
  const slug = await createdKey(admin, category('Hoses'));
  await createdKey(admin, category('Couplings'));
  for (const { name, unit } of hoseFields) {
    const field = {
      kind: 'field',
      name,
      values: 'measure',
      unit,
      choices: [],
      filterable: true,
      categories: [slug],
    };
    await createdKey(admin, field);
  }
  const layer = { kind: 'field', name: 'Hose layer', values: 'choice', unit: null, choices: layers };
  await createdKey(admin, { ...layer, filterable: true, categories: [slug] });
  return { slug, actions: await importCsv(admin, hosesCsv(slug)) };
}
