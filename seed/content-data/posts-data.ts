import type { PostDocument } from '../../lib/content/collection';

type PostFacts = Pick<PostDocument, 'slug' | 'title' | 'summary' | 'author' | 'picture' | 'tags'> & {
  publishedAt: string;
};

/** The texts are in posts/<slug>.md beside this file. */
export const postsData: PostFacts[] = [
  {
    slug: 'how-to-read-bolt-grades',
    title: 'Reading a bolt: grades, head marks and what they promise',
    summary:
      'Two numbers or a few lines on the head tell you what a bolt carries. How to read metric classes and inch grades, and when stronger is the wrong choice.',
    author: 'The trade counter',
    picture: '/pictures/items/hex-bolt.webp',
    tags: ['Fasteners', 'Choosing'],
    publishedAt: '2026-02-10T09:00:00Z',
  },
  {
    slug: 'torque-and-bolted-joints',
    title: 'Torque is a guess about tension: tightening bolted joints well',
    summary:
      'Nine tenths of your effort is friction. Where the torque goes, how to work out a value, how exact it can be, and how to look after the wrench.',
    author: 'The trade counter',
    picture: '/pictures/items/ratchet.webp',
    tags: ['Fasteners', 'Using', 'Measuring'],
    publishedAt: '2026-03-12T09:00:00Z',
  },
  {
    slug: 'drill-bit-geometry',
    title: 'Drill bit geometry: 118 or 135 degrees, and everything behind it',
    summary:
      'Point, helix, steel and speed decide whether a bit cuts or squeals. What to choose for which material, with a table of speeds and tapping sizes.',
    author: 'The trade counter',
    picture: '/pictures/items/drill-bit.webp',
    tags: ['Drilling', 'Choosing'],
    publishedAt: '2026-04-16T09:00:00Z',
  },
  {
    slug: 'lithium-battery-care',
    title: 'Getting all the years out of a lithium-ion battery',
    summary:
      'Heat, cold, charging and storage: what cordless packs like, what ruins them, how to tell a tired pack from a faulty tool, and when to stop at once.',
    author: 'The trade counter',
    picture: '/pictures/items/cordless-drill.webp',
    tags: ['Power tools', 'Maintaining'],
    publishedAt: '2026-05-19T09:00:00Z',
  },
  {
    slug: 'calibrating-calipers-and-micrometers',
    title: 'Calipers and micrometers: resolution, accuracy and calibration',
    summary:
      'A second decimal on the display isn’t a promise. How exact the common instruments are, a daily check in two minutes, and what a calibration should tell you.',
    author: 'The trade counter',
    picture: '/pictures/items/caliper.webp',
    tags: ['Measuring', 'Maintaining'],
    publishedAt: '2026-06-23T09:00:00Z',
  },
  {
    slug: 'choosing-protective-equipment',
    title: 'Choosing protective equipment: the marks and what they mean',
    summary:
      'Z87+, NRR, A4, Type II, F2413, N95: a tour from head to foot through the standards for protective equipment, and when gloves must come off.',
    author: 'The trade counter',
    picture: '/pictures/items/hard-hat.webp',
    tags: ['Safety', 'Choosing'],
    publishedAt: '2026-08-18T09:00:00Z',
  },
];
