/** The page of all lists, and that of one. */
export const listsPath = '/dashboard/lists';
export const listHref = (id: string): string => `${listsPath}/${id}`;
