export const one = [
  {
    _id: 1,
    s: 'x',
    l: [3, 1, 2],
    e: [],
    d: [
      { k: 1, v: 1 },
      { k: 2, v: 2, w: [1, 2] },
    ],
    n: [[1, 2], [3]],
    z: null,
  },
];
