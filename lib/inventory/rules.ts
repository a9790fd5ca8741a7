/** What a change of stock may be put down to. */
export const stockReasons = ['Counted', 'Delivery arrived', 'Damaged or lost', 'Correction'];
