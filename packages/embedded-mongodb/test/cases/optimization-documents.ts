export const optimization = 'core/aggregation-pipeline-optimization';
export const [text, ceil] = [{ $addFields: { x: { $ceil: '$a' } } }, { $ceil: 'x' }];
export const docs = [
  { _id: 1, a: 'text', b: 2, c: { x: 1, y: 2, z: 3 }, d: [{ p: 1, q: 2 }] },
  { _id: 2, a: 1, b: 2, c: { x: 1, y: 2, z: 3 }, d: [{ p: 1, q: 2 }] },
];
