/** Separates ids of memberships in the address; no id has it. */
const between = '~'

/** What the tab of printed cards is asked for: the ids of memberships. */
export const cardsSearch = (ids: readonly string[]): string => `?${new URLSearchParams({ view: 'cards', of: ids.join(between) })}`

export const membershipsIn = (search: URLSearchParams): readonly string[] => (search.get('of') ?? '').split(between).filter(id => id !== '')
