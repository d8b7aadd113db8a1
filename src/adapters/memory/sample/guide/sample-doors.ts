import { type Door, doorsId, doorsRecord } from '../../../../domain/guide/door-status/door-statuses-of-day'
import { doors } from '../../../../domain/guide/door-status/doors.collection'
import { grouped } from '../../../../domain/shared/grouped'
import type { WallTime } from '../../../../domain/shared/time/wall-time'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'

const day = '2027-10-16'

type Said = Pick<Door, 'state' | 'until'> & { readonly at: string }

/** By order of the listings: most are open, the first artist and a few others have not tapped anything yet. */
function saidBy(i: number): Said | undefined {
  if (i % 13 === 0) return undefined
  if (i % 13 === 4) return { state: 'back', until: '11:30', at: '10:56' }
  if (i % 13 === 7) return { state: 'closing', until: '15:00', at: '10:57' }
  if (i % 26 === 10) return { state: 'soldOut', at: '10:58' }
  return { state: 'open', at: '10:54' }
}

/** What artists said of their doors on the first Saturday, just before eleven. */
export function sampleDoors(listings: readonly SampleDocument[]): SampleDocument[] {
  const open = listings.filter(({ data }) =>
    (data['openings'] as unknown as readonly { readonly start: WallTime }[]).some(({ start }) => start.local.startsWith(day)),
  )
  const said = open.flatMap(({ path }, i) => {
    const door = saidBy(i)
    return door ? [[path.slice('listings/'.length), { ...door, at: instantAt(`${day}T${door.at}`) }] as const] : []
  })
  return Array.from(
    grouped(said, ([id]) => doorsId('2027', day, id)),
    ([id, those]) => {
      const record = doorsRecord('2027', day, new Map(those))
      return sampleDocument(doors, id, record, { by: 'system', at: record.at })
    },
  )
}
