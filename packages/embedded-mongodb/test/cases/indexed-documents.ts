export const docs = [
  { _id: 1, a: 1, t: ['x', 'y'] },
  { _id: 2, a: 2, t: ['x'] },
  { _id: 3, a: 2, b: null },
  { _id: 4, a: 'x' },
];
export const index = (spec: object) => ({ createIndexes: 'c', indexes: [spec] });
export const insert = (...documents: object[]) => ({ insert: 'c', documents });
