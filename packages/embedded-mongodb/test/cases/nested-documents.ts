export const nested = [
  { _id: 1, a: [{ b: 1, c: 1 }, { b: 2, c: 2 }] }, { _id: 2, a: { b: 1 } }, { _id: 3, a: [{ b: [1, 2] }, 5] }, { _id: 4, a: [] },
  { _id: 5, a: [{ c: 1 }, { b: null }] }, { _id: 6 }, { _id: 7, a: 5 }, { _id: 8, a: [[{ b: 1 }]] }, { _id: 9, a: { b: { c: 1 } } },
  { _id: 10, a: [1, 2, 3] }, { _id: 11, a: [5, 10] }, { _id: 12, a: { 0: { b: 1 } } },
]; // prettier-ignore
