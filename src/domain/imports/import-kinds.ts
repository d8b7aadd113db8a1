/** What a file can be of, in the order in which they are offered. */
export const importKinds = ['listings', 'openings', 'people', 'memberships', 'donations', 'events', 'pictures'] as const
export type ImportKind = (typeof importKinds)[number]
