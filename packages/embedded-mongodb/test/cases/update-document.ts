export const one = [
  {
    _id: 1,
    a: 1,
    s: 'x',
    z: null,
    o: { p: 1 },
    l: [1, 2, 3],
    d: [
      { k: 1, v: 1 },
      { k: 2, v: 2 },
    ],
  },
];
