import { people } from '../accounts/people'
import { donationStates, donations } from '../giving/donations'
import { memberships, terms } from '../memberships/memberships'
import type { RecordsWithin } from '../shared/records'
import { transition } from '../shared/state-machine'
import type { UndoOutput } from './import-undo.function'
import type { ImportedRow } from './listing-undo'
import { editedFields, restored } from './taken-back'
import { GivenFor, giftContent } from './write-donations'

type Kept = UndoOutput['kept'][number]

/** A ledger is never unsaid: a gift that is taken back is void, and what its campaign was given grows less by it. */
export async function takeBackGifts(within: RecordsWithin, rows: readonly ImportedRow[]): Promise<Kept[]> {
  const found = await Promise.all(rows.map(({ record }) => within.get(donations, record.slice(record.lastIndexOf('/') + 1))))
  const [given, givers] = await Promise.all([
    GivenFor.read(
      within,
      found.flatMap(gift => gift ?? []),
    ),
    Promise.all(found.map(async gift => gift && within.get(people, gift.personId))),
  ])
  const kept = rows.flatMap((row, at): Kept[] => {
    const gift = found[at]
    if (!gift || gift.status === 'void') return []
    const left = (reason: Kept['reason']) => [{ record: row.record, name: `${givers[at]?.names.display ?? ''}, ${gift.receivedOn}`, reason }]
    if (gift.status === 'acknowledged') return left('thanked-since')
    if (giftContent(gift) !== row.content) return left('edited-since')
    within.change(donations, gift, { status: transition(donationStates, gift.status, 'void') })
    given.add(gift, -1)
    return []
  })
  given.write(within)
  return kept
}

/** A term that is taken back gets a row that reverses it; the membership reads again as before, unless somebody changed it since. */
export async function takeBackTerms(within: RecordsWithin, rows: readonly ImportedRow[]): Promise<Kept[]> {
  const places = rows.map(({ record }) => {
    const [, membership = '', , term = ''] = record.split('/')
    return { membership, term }
  })
  const ids = [...new Set(places.map(({ membership }) => membership))]
  const [found, entered] = await Promise.all([
    Promise.all(ids.map(id => within.get(memberships, id))),
    Promise.all(places.map(({ membership, term }) => within.get(terms, term, { membership }))),
  ])
  const stored = new Map(found.flatMap(membership => (membership ? [[membership.id, membership] as const] : [])))
  const changes = new Map<string, Readonly<Record<string, unknown>>>()
  const kept = rows.flatMap((row, at): Kept[] => {
    const [{ membership, term }, reversed] = [places[at]!, entered[at]]
    if (!reversed) return []
    const { personId, start, end } = reversed
    const compReason = 'The import that brought it was taken back.'
    within.create(terms, `${term}-back`, { personId, start, end, kind: 'reverse', compReason }, { membership })
    const member = stored.get(membership)
    if (!member || !row.before || !row.after) return []
    const edited = editedFields({ ...member, ...changes.get(membership) }, row.after)
    changes.set(membership, { ...changes.get(membership), ...restored(row.before, row.after, edited) })
    return []
  })
  for (const [id, change] of changes) if (Object.keys(change).length > 0) within.change(memberships, stored.get(id)!, change)
  return kept
}
