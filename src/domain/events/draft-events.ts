import type { Event } from './events.collection'

/** Entered or imported by the office and not public yet. A draft with hosts is not included: its host or its review decides. */
export const isOfficeDraft = ({ status, hostIds, deletedAt }: Event): boolean =>
  (status === 'draft' || status === 'pending') && hostIds.length === 0 && deletedAt === undefined

/** The same as a query, which also finds those in the trash. */
export const officeDrafts = [
  ['status', 'in', ['draft', 'pending']],
  ['hostIds', '==', []],
] as const

/** What visitors would miss: `past` (it is over), `place` (nobody finds it), `summary` (no text in the calendar), `tags` (no filter finds it). */
export type MissingOfEvent = 'past' | 'place' | 'summary' | 'tags'

export function missingOf({ end, address, pin, onlineUrl, listingId, siteId, summary, tags }: Event, now: Date): readonly MissingOfEvent[] {
  const hasPlace = [address, pin, onlineUrl, listingId, siteId].some(value => value !== undefined && value !== '')
  const found: Readonly<Record<MissingOfEvent, boolean>> = {
    past: end.utc <= now,
    place: !hasPlace,
    summary: summary.trim() === '',
    tags: tags.length === 0,
  }
  return (Object.keys(found) as MissingOfEvent[]).filter(name => found[name])
}
