/** Every cache tag of the shop. Cached reads carry them; commands return those that they made stale. */
export const tags = {
  /** Which products are published, their addresses and number; not their prices or stock. */
  products: 'products',
  /** The same for one category. */
  category: (slug: string) => `category:${slug}`,
  /** One product's public facts, including price and whether it is in stock: on every cached page that shows the product. */
  product: (slug: string) => `product:${slug}`,
  /** How many units of a product are in stock, which each order changes: on the pages that show the number. */
  stock: (slug: string) => `stock:${slug}`,
  /** The names and specifications of the products of a category. */
  specifications: (category: string) => `specifications:${category}`,
  /** The rules that say which products fit which. */
  fitRules: 'fit-rules',
  /** The first page of a category's list, or of the whole shop's: prices, stock, counts and order. */
  list: (category: string | null) => `list:${category ?? 'all'}`,
  /** The approved reviews and the rating of one product. */
  reviews: (productId: string) => `reviews:${productId}`,
  /** The published questions about one product, with their answers. */
  questions: (productId: string) => `questions:${productId}`,
  /** An uploaded picture by its id: whether its AVIF has been made. */
  picture: (filename: string) => `picture:${filename.slice(0, 24)}`,
  posts: 'posts',
  post: (slug: string) => `post:${slug}`,
  /** A content page such as `about` or `services/design`. */
  page: (slug: string) => `page:${slug}`,
  /** The list of content pages. */
  pages: 'pages',
  faqs: 'faqs',
  testimonials: 'testimonials',
  announcements: 'announcements',
  /** The categories, tags, brands and specification fields. */
  structure: 'catalog-structure',
  /** The shop's settings, such as name, address and currency, and its statistics. */
  shop: 'shop',
} as const;

/** The tags of every page that shows public facts of a product: its own page and the lists it is in. */
export const shownTags = ({ slug, category }: { slug: string; category: string }): string[] => [
  tags.product(slug),
  tags.list(category),
  tags.list(null),
];

/**
 * The tags of the pages that show how many units of a product are in stock, after some were sold. Its own tag is among
 * them when none is left: then all pages that show it change.
 */
export const stockTags = ({
  slug,
  category,
  inStock,
}: {
  slug: string;
  category: string;
  inStock: boolean;
}): string[] => [inStock ? tags.stock(slug) : tags.product(slug), tags.list(category), tags.list(null)];

/** By this header a route handler tells the server the tags of a response that it may store; clients don't get it. */
export const cacheTagsHeader = 'x-cache-tags';

/** On every cached response, so that one call can expire all of them after a restore or a deployment. */
export const everything = 'everything';
