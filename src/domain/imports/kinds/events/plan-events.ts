import { beginNear } from '../../../events/event-checks'
import { events } from '../../../events/events.collection'
import { neighbourhoods } from '../../../guide/editions.collection'
import type { HandlerContext } from '../../../shared/functions/handler'
import { comparable } from '../../../shared/text/comparable'
import { plainLine } from '../../cells/cell-values'
import { knownByWord } from '../../cells/read-cell'
import { ZoneClock } from '../../cells/zone-clock'
import { changedFields } from '../../plan/changed-fields'
import { mapWithoutBlocking, type PlanInput, type PlannedRow, plannedRow } from '../../plan/planned-row'
import { type EventCells, EventReader, type EventReading } from './event-row'
import { type ExistingEvent, existingEvent, type ImportedEvent } from './imported-event'

type ExistingEvents = Awaited<ReturnType<typeof existingEvents>>

export async function existingEvents({ records }: HandlerContext) {
  const [found, parts] = await Promise.all([records.find(events), records.find(neighbourhoods, { where: [['status', '==', 'active']] })])
  return {
    events: found.filter(({ deletedAt }) => deletedAt === undefined).map(existingEvent),
    neighbourhoods: knownByWord(parts, ({ id, name }) => [id, name]),
  }
}

/** States in which a file may still change an event. Public events are changed where visitors are notified of changes. */
export const changeableStates: ReadonlySet<ExistingEvent['status']> = new Set(['draft', 'pending', 'changes'])

export async function planEvents(rows: readonly EventCells[], existing: ExistingEvents, file: PlanInput): Promise<readonly PlannedRow[]> {
  const reader = new EventReader(file, existing.neighbourhoods, new ZoneClock(file.tz))
  const bySlot = new Map(existing.events.map(event => [slotOf(event.fields), event]))
  const places = new Places()
  for (const { fields } of existing.events) places.add(fields)
  const lines = new Map<string, number>()
  return mapWithoutBlocking(rows, cells => planned(cells, reader.read(cells), { bySlot, places, lines }))
}

interface Known {
  readonly bySlot: ReadonlyMap<string, ExistingEvent>
  readonly places: Places
  readonly lines: Map<string, number>
}

function planned(cells: EventCells, parsed: EventReading, { bySlot, places, lines }: Known): PlannedRow {
  const names = [parsed.title ?? plainLine(cells.cell('title')), (parsed.start ?? cells.cell('start')).replace('T', ' ')]
  if (!isWhole(parsed) || cells.reasons.length > 0) return plannedRow(cells, names, undefined)
  const line = lines.get(slotOf(parsed))
  if (line !== undefined) {
    cells.fail('name-used-twice', 'title', line)
    return plannedRow(cells, names, undefined)
  }
  lines.set(slotOf(parsed), cells.row.line)
  const match = bySlot.get(slotOf(parsed))
  if (match) {
    const changes = changesOf(match, parsed)
    if (changes.length > 0 && !changeableStates.has(match.status)) cells.fail('already-public', 'title', match.status)
    return plannedRow(cells, names, { recordId: match.id, changes })
  }
  const near = places.near(parsed)
  if (near !== undefined) cells.warn('near-another-event', 'venue', near)
  places.add(parsed)
  return plannedRow(cells, names, { data: { tags: [], status: 'draft', ...parsed, summary: parsed.summary ?? beginning(parsed.body) } })
}

type WholeReading = EventReading & Pick<ImportedEvent, 'title' | 'start' | 'end' | 'tz' | 'venue'>
const isWhole = (parsed: EventReading): parsed is WholeReading =>
  parsed.title !== undefined && parsed.start !== undefined && parsed.end !== undefined && parsed.tz !== undefined && parsed.venue !== undefined

/** An empty cell changes nothing, and a file never changes an event's state. */
const changesOf = ({ fields }: ExistingEvent, parsed: WholeReading) => changedFields(fields, parsed).filter(({ field }) => field !== 'status')

/** The first sentences of a text, as many as fit in a summary. */
function beginning(body = ''): string {
  const [first = ''] = body.split('\n\n')
  return first.length <= 220 ? first : `${first.slice(0, first.lastIndexOf(' ', 218))}…`
}

const slotOf = ({ title, start }: Pick<ImportedEvent, 'title' | 'start'>) => `${start} ${comparable(title)}`

type Happening = Pick<ImportedEvent, 'title' | 'start' | 'venue'>
/** Finds another event at the same place within two hours (product.md C1 `/addevent`). */
class Places {
  private readonly at = new Map<string, Happening[]>()

  add(event: Happening): void {
    const place = comparable(event.venue)
    this.at.set(place, [...(this.at.get(place) ?? []), event])
  }

  near({ start, venue }: Happening): string | undefined {
    return this.at.get(comparable(venue))?.find(other => beginNear(other.start, start))?.title
  }
}
