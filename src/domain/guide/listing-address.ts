/** The address at which the owners of a listing fill it in. */
export const listingAddress = (id: string): string => `/listingsportal/${encodeURIComponent(id)}`
