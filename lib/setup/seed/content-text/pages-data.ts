/** The texts are in pages/<id with hyphens>.md beside this file. */
export const pagesData = [
  {
    _id: 'about',
    title: 'About us',
    description:
      'Hexbolt has supplied workshops, plants and building sites with tools and industrial equipment since 1992.',
    picture: '/pictures/about.webp',
    updatedAt: '2026-09-01',
  },
];
