// What belongs together for a reader, where the first part of the path doesn't say so.
const groups = new Map(
  Object.entries({
    'Account and sign-in': [
      ...[
        'account',
        'acting',
        'active-company',
        'addresses',
        'email',
        'me',
        'password',
        'profile',
        'sessions',
      ],
      ...['sign-in-code', 'signup', 'two-factor'],
    ],
    'Accounts of people': ['admin', 'user', 'order-customers'],
    Approvals: ['approval-links', 'approvals'],
    'Blanket orders': ['blanket-orders', 'my-blanket-orders'],
    Catalog: ['alternatives', 'catalog-structure', 'fit-rules', 'item', 'variants', 'replaced-numbers'],
    Companies: [
      'companies',
      'company-invitations',
      'company-requests',
      'credit-accounts',
      'tax-certificates',
    ],
    Content: ['content', 'content-entries', 'documents', 'images', 'pages'],
    'Keys and webhooks': ['api-keys', 'webhook-deliveries', 'webhooks'],
    'Mails and newsletter': ['campaigns', 'mails', 'newsletter', 'subscribers'],
    Messages: ['contact', 'messages', 'reply-templates'],
    Orders: ['order-drafts', 'order-products', 'orders', 'phone-orders', 'purchase-order-files'],
    'Payments and invoices': ['bank', 'invoices', 'payments', 'statement'],
    Products: ['bulk-edits', 'product-columns', 'products', 'saved-views'],
    Purchasing: ['purchase-orders', 'supplier-parts', 'suppliers'],
    'Questions and reviews': ['questions', 'reviews'],
    Quotes: ['my-quotes', 'quote-keys', 'quote-links', 'quotes'],
    'Quick order and lists': ['assortments', 'own-numbers', 'parts-lists', 'quick-order', 'shopping-lists'],
    'Records for other systems': ['shop'],
    Running: ['admin-search', 'audit', 'cron', 'health', 'metrics', 'reports', 'setup', 'shop-settings'],
    Search: ['search', 'searches'],
    Stock: ['stock', 'stock-alerts'],
  }).flatMap(([group, segments]) => segments.map((segment) => [segment, group] as const)),
);

/** The group of the API document to which a path belongs: `/api/my-quotes/{number}` belongs to the quotes. */
export function groupOf(path: string): string {
  const [, , segment = ''] = path.split('/');
  const words = segment.replaceAll('-', ' ');
  return groups.get(segment) ?? words.charAt(0).toUpperCase() + words.slice(1);
}
