import type { CalendarCard } from './calendar-snapshot-types'

/** The tag that means a price, not a kind of event. */
const free = 'free'
/** An event is free by its price or by its tag. */
export const isFree = ({ priceCents, tags }: Pick<CalendarCard, 'priceCents' | 'tags'>) =>
  priceCents === 0 || (priceCents === undefined && tags.some(tag => tag.toLowerCase() === free))
export const kindsOf = ({ tags }: Pick<CalendarCard, 'tags'>) => tags.filter(tag => tag.toLowerCase() !== free)
