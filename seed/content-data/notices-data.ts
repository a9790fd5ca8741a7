import type { AnnouncementDocument, FaqDocument, TestimonialDocument } from '../../lib/content/collection';

type Unplaced<T> = Omit<T, 'position'>;

export const testimonialsData: Unplaced<TestimonialDocument>[] = [
  {
    _id: 'testimonial-1',
    picture: '/pictures/people/4.webp',
    name: 'Marta Kowalski, maintenance planner',
    description:
      'We keep four presses running and cannot wait for parts. I order by part number before noon, and the box says exactly what the order says. In two years one line was short, and they told me before I noticed.',
  },
  {
    _id: 'testimonial-2',
    picture: '/pictures/people/5.webp',
    name: 'Devon Reid, site foreman',
    description:
      'The impact driver was bought on the advice of the counter, not the dearest one on the shelf. It has driven ledger screws every day since spring and the batteries still last a morning each.',
  },
  {
    _id: 'testimonial-3',
    picture: '/pictures/people/6.webp',
    name: 'Aiko Tanaka, quality engineer',
    description:
      'Their specification tables are complete, so I can compare two calipers without opening two catalogues. Resolution and accuracy are listed as what they are: two different things.',
  },
  {
    _id: 'testimonial-4',
    picture: '/pictures/people/7.webp',
    name: 'Luis Herrera, fleet mechanic',
    description:
      'Purchase on account, purchase-order number on the invoice, delivery to the second dock. It sounds simple. They are the only ones of my suppliers who get all three right every time.',
  },
  {
    _id: 'testimonial-5',
    picture: '/pictures/people/2.webp',
    name: 'Grace Okafor, workshop teacher',
    description:
      'We equip a class of sixteen each autumn on a school budget. Minimum quantities and price breaks are shown on the page, so I plan the order at my desk and nobody has to ring anybody.',
  },
  {
    _id: 'testimonial-6',
    picture: '/pictures/people/1.webp',
    name: 'Henrik Lund, steel erector',
    description:
      'When a lot of structural bolts was back-ordered they showed the lead time on the product page before I paid. An honest date is worth more to me than an early one.',
  },
  {
    _id: 'testimonial-7',
    picture: '/pictures/people/3.webp',
    name: 'Walter Nagel, purchasing manager',
    description:
      'I reorder last quarter’s list in a minute, and it tells me which prices have moved since. My spreadsheet for tool orders is retired.',
  },
];

export const announcementsData: AnnouncementDocument[] = [
  {
    _id: 'box-office-news',
    title: 'Box Office News!',
    text: 'Express orders arrive one working day after they have left our warehouse, standard freight within five.',
    audience: 'all',
    places: ['myOrders', 'manageOrder', 'manageProduct'],
    from: null,
    until: null,
  },
];

export const faqsData: Unplaced<FaqDocument>[] = [
  {
    _id: 'account',
    question: 'Do I need an account to order?',
    answer:
      'Yes. Anybody can look through the whole shop, but an order needs an account with a verified email, so that we know where the confirmation and the invoice belong.',
  },
  {
    _id: 'payment',
    question: 'How can I pay?',
    answer:
      'By invoice, with your purchase-order number printed on it if you give us one. Tax and delivery are shown line by line before you place the order.',
  },
  {
    _id: 'minimum',
    question: 'Why do some items have a minimum order quantity?',
    answer:
      'Small parts such as bolts and washers are packed by the maker in fixed lots. The minimum stands on the product card and on the product page, and the cart keeps to it.',
  },
  {
    _id: 'delivery',
    question: 'How long does delivery take?',
    answer:
      'Standard freight takes three to five working days. Express arrives one working day after it has left our warehouse. You can also collect your order from our trade counter in Cleveland.',
  },
  {
    _id: 'cancel',
    question: 'Can I cancel an order?',
    answer:
      'As long as it has not been shipped. Open the order under My Orders in your dashboard and choose Cancel; the stock goes back on sale and we write to confirm it.',
  },
  {
    _id: 'large',
    question: 'I need more than the shop lets me put in the cart. What now?',
    answer:
      'Write to us with the topic Product request and name the item and the quantity. We answer with a price, the lead time and how long both hold.',
  },
];
