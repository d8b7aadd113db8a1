import type { CalendarCard } from './calendar-snapshot'

/** The tag that tells a price rather than a kind. */
const free = 'free'
/** An event is free by its price, or because its organiser says so. */
export const isFree = ({ priceCents, tags }: Pick<CalendarCard, 'priceCents' | 'tags'>) =>
  priceCents === 0 || (priceCents === undefined && tags.some(tag => tag.toLowerCase() === free))
export const kindsOf = ({ tags }: Pick<CalendarCard, 'tags'>) => tags.filter(tag => tag.toLowerCase() !== free)
