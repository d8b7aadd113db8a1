/** The id of a person's own document about one thing: the same in every window and on every device. */
export const ownId = (personId: string, about: string): string => `${personId}:${encodeURIComponent(about)}`
