/**
 * Every cache tag of the shop. Readers put them on what they cache, commands return those that they made stale.
 */
export const tags = {
  /** Which items are published, at which addresses, and how many: never what they cost or how many are left. */
  items: 'items',
  /** The same of one category. */
  category: (slug: string) => `category:${slug}`,
  /** One item's public facts, its price and stock included: carried by whatever shows the item. */
  item: (slug: string) => `item:${slug}`,
  /** What the first page of a category's list shows, or of the whole shop's: prices, stock, counts and order. */
  list: (category: string | null) => `list:${category ?? 'all'}`,
  /** Approved reviews and the rating of one item. */
  reviews: (productId: string) => `reviews:${productId}`,
  posts: 'posts',
  post: (slug: string) => `post:${slug}`,
  /** A content page such as `about` or `services/design`. */
  page: (slug: string) => `page:${slug}`,
  /** Which content pages there are. */
  pages: 'pages',
  faqs: 'faqs',
  testimonials: 'testimonials',
  announcements: 'announcements',
  /** Name, address, currency, statistics: what the admin may change about the shop itself. */
  shop: 'shop',
} as const;

/** The tags of whatever shows what is public of an item: the item itself, and the lists that it stands in. */
export const shownTags = ({ slug, category }: { slug: string; category: string }): string[] => [
  tags.item(slug),
  tags.list(category),
  tags.list(null),
];

/** Carried by every cached answer, so that one call can expire all of them after a restore or a deployment. */
export const everything = 'everything';
