/** Short texts that are shown in lists: questions with answers, testimonials, announcements. */
export const entryKinds = ['faq', 'testimonial', 'announcement'] as const;
export type EntryKind = (typeof entryKinds)[number];

export const entryNames: Record<EntryKind, { one: string; many: string; shownOn: string }> = {
  faq: { one: 'question', many: 'Questions', shownOn: 'They stand on the contact page.' },
  testimonial: { one: 'testimonial', many: 'Testimonials', shownOn: 'They stand on the home page.' },
  announcement: {
    one: 'announcement',
    many: 'Announcements',
    shownOn: 'They stand above the lists of orders and products of the dashboard.',
  },
};

export const announcementPlaces = ['myOrders', 'manageOrder', 'manageProduct'] as const;
export const announcementPlaceNames: Record<(typeof announcementPlaces)[number], string> = {
  myOrders: 'My Orders',
  manageOrder: 'Manage All Orders',
  manageProduct: 'Manage Products',
};

export const announcementAudiences = ['all', 'customers', 'admins'] as const;
export const announcementAudienceNames: Record<(typeof announcementAudiences)[number], string> = {
  all: 'Everybody',
  customers: 'Customers',
  admins: 'Staff',
};

/** The page on which the entries of a kind are edited. */
export const entriesHref = (kind: EntryKind): string => `/dashboard/content/entries/${kind}`;
