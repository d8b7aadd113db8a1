/** The id of what one person keeps about one thing: the same from every window and device. */
export const ownId = (personId: string, about: string): string => `${personId}:${encodeURIComponent(about)}`
