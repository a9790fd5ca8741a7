import type { PageDocument } from '../../lib/content/collection';

type PageFacts = Omit<PageDocument, 'body' | 'updatedAt'> & { updatedAt: string };

/** The texts are in pages/<id with hyphens>.md beside this file. */
export const pagesData: PageFacts[] = [
  {
    _id: 'about',
    title: 'About Us',
    description:
      'Hexbolt has supplied workshops, plants and building sites with tools and industrial equipment since 1992.',
    picture: '/pictures/about.webp',
    updatedAt: '2026-05-04',
  },
  {
    _id: 'services/branding',
    title: 'Branding',
    description:
      'Tools and equipment marked with your name, logo or asset number before they leave the house.',
    picture: null,
    updatedAt: '2026-05-04',
  },
  {
    _id: 'services/design',
    title: 'Design',
    description:
      'Tool lists, benches and storage planned with people who have equipped workshops since 1992.',
    picture: null,
    updatedAt: '2026-05-04',
  },
  {
    _id: 'services/marketing',
    title: 'Marketing',
    description: 'Product facts, pictures and counter knowledge for those who sell on what they buy from us.',
    picture: null,
    updatedAt: '2026-05-04',
  },
  {
    _id: 'services/advertisement',
    title: 'Advertisement',
    description: 'What makers and partners can place with us, clearly marked, and what can’t be bought.',
    picture: null,
    updatedAt: '2026-05-04',
  },
  {
    _id: 'jobs',
    title: 'Jobs',
    description: 'Working at Hexbolt: trade counter, warehouse, product data and systems in Cleveland, Ohio.',
    picture: null,
    updatedAt: '2026-05-04',
  },
  {
    _id: 'press-kit',
    title: 'Press kit',
    description:
      'Facts, wording and the use of the name and the mark, for journalists who write about Hexbolt.',
    picture: null,
    updatedAt: '2026-05-04',
  },
  {
    _id: 'terms',
    title: 'Terms of use',
    description: 'The terms for orders in this shop: prices, delivery, cancelling, returns and liability.',
    picture: null,
    updatedAt: '2026-05-04',
  },
  {
    _id: 'privacy',
    title: 'Privacy policy',
    description: 'What we keep about you, why, for how long, and how you get it changed or removed.',
    picture: null,
    updatedAt: '2026-05-04',
  },
  {
    _id: 'cookies',
    title: 'Cookie policy',
    description: 'Every cookie and every entry that this shop stores in your browser, and what it is for.',
    picture: null,
    updatedAt: '2026-05-04',
  },
  {
    _id: 'manuals/cordless-drill-drivers',
    title: 'Cordless drill drivers: operating manual',
    description: 'Setting up, using and looking after 12, 18 and 36 V drill drivers and impact drivers.',
    picture: null,
    updatedAt: '2026-06-15',
  },
  {
    _id: 'manuals/angle-grinders',
    title: 'Angle grinders: operating manual',
    description: 'Fitting discs, cutting and grinding safely, and looking after the tool.',
    picture: null,
    updatedAt: '2026-06-15',
  },
  {
    _id: 'manuals/cutting-discs',
    title: 'Cutting discs: safety sheet',
    description: 'What bonded abrasive discs are made of, how they are stored, used and thrown away.',
    picture: null,
    updatedAt: '2026-06-15',
  },
  {
    _id: 'manuals/lithium-ion-packs',
    title: 'Lithium-ion packs: safety sheet',
    description: 'Dangers, first aid, storage, transport and disposal of rechargeable packs.',
    picture: null,
    updatedAt: '2026-06-15',
  },
  {
    _id: 'manuals/pallet-trucks',
    title: 'Pallet trucks: operating manual',
    description: 'Daily checks, loading, driving and care of hand pallet trucks.',
    picture: null,
    updatedAt: '2026-06-15',
  },
  {
    _id: 'manuals/respirators',
    title: 'Respirators: fitting and use',
    description: 'Which mask for which work, how it is put on, and when it is changed.',
    picture: null,
    updatedAt: '2026-06-15',
  },
  {
    _id: 'manuals/ladders',
    title: 'Ladders: use and inspection',
    description: 'Setting up, climbing and inspecting step ladders and extension ladders.',
    picture: null,
    updatedAt: '2026-06-15',
  },
];
