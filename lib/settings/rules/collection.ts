/** The id of the delivery method with which customers collect goods at the trade counter. */
export const collectionMethodId = 'collect';
