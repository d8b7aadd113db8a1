import type { Value } from '../../ports/documents'
import { sameValue } from '../../ports/same-value'
import { comparable, plainLine } from './cell-values'
import { EventReader, type EventReading } from './event-row'
import type { ExistingEvent, ImportedEvent } from './imported-event'
import type { EventsContext } from './plan-context'
import type { FieldChange, PlannedRow } from './planned-row'
import type { RowCells } from './row-cells'
import { WallReader } from './wall-reader'

/** States in which a file may still change an event: what is public is changed where its visitors are told. */
const open: ReadonlySet<ExistingEvent['status']> = new Set(['draft', 'pending', 'changes'])

export function planEvents(rows: readonly RowCells[], context: EventsContext): PlannedRow[] {
  const reader = new EventReader(context, new WallReader(context.tz))
  const standing = new Map(context.events.map(event => [slotOf(event.fields), event]))
  const places = new Places()
  for (const { fields } of context.events) places.add(fields)
  const lines = new Map<string, number>()
  return rows.map(cells => planned(cells, reader.read(cells), { standing, places, lines }))
}

interface Known {
  readonly standing: ReadonlyMap<string, ExistingEvent>
  readonly places: Places
  readonly lines: Map<string, number>
}

function planned(cells: RowCells, said: EventReading, { standing, places, lines }: Known): PlannedRow {
  const { reasons, warnings, hash } = cells
  const name = [said.title ?? plainLine(cells.cell('title')), (said.start ?? cells.cell('start')).replace('T', ' ')].filter(Boolean).join(' · ')
  const row = { line: cells.row.line, hash, name, reasons, warnings }
  if (!isWhole(said) || reasons.length > 0) return { ...row, action: 'error' }
  const line = lines.get(slotOf(said))
  if (line !== undefined) return { ...row, action: 'error', reasons: [{ code: 'name-used-twice', field: 'title', value: line }] }
  lines.set(slotOf(said), row.line)
  const match = standing.get(slotOf(said))
  if (match) {
    const changes = changesTo(match, said)
    if (changes.length === 0) return { ...row, action: 'skip', eventId: match.id, reasons: [{ code: 'unchanged' }] }
    if (!open.has(match.status))
      return { ...row, action: 'error', eventId: match.id, reasons: [{ code: 'already-public', field: 'title', value: match.status }] }
    return { ...row, action: 'update', eventId: match.id, changes }
  }
  const near = places.near(said)
  if (near !== undefined) cells.warn('near-another-event', 'venue', near)
  places.add(said)
  return { ...row, action: 'create', data: { tags: [], status: 'draft', ...said, summary: said.summary ?? beginning(said.body) } }
}

type WholeReading = EventReading & Pick<ImportedEvent, 'title' | 'start' | 'end' | 'tz' | 'venue'>
const isWhole = (said: EventReading): said is WholeReading =>
  said.title !== undefined && said.start !== undefined && said.end !== undefined && said.tz !== undefined && said.venue !== undefined

/** An empty cell changes nothing, and no file moves an event from state to state. */
function changesTo({ fields }: ExistingEvent, said: WholeReading): FieldChange[] {
  return (Object.keys(said) as (keyof WholeReading)[])
    .filter(name => name !== 'status')
    .filter(name => !sameValue(fields[name] as Value | undefined, said[name] as Value | undefined))
    .map(field => ({ field, ...(fields[field] !== undefined && { before: fields[field] }), after: said[field] }))
}

/** The first sentences of a text, as many as a summary holds. */
function beginning(body = ''): string {
  const [first = ''] = body.split('\n\n')
  return first.length <= 220 ? first : `${first.slice(0, first.lastIndexOf(' ', 218))}…`
}

const slotOf = ({ title, start }: Pick<ImportedEvent, 'title' | 'start'>) => `${start} ${comparable(title)}`

type Happening = Pick<ImportedEvent, 'title' | 'start' | 'venue'>
const hours = 3_600_000

/** Finds another event at the same place within two hours (product §C1 `/addevent`). */
class Places {
  private readonly at = new Map<string, Happening[]>()

  add(event: Happening): void {
    const place = comparable(event.venue)
    this.at.set(place, [...(this.at.get(place) ?? []), event])
  }

  near({ start, venue }: Happening): string | undefined {
    const begins = Date.parse(`${start}Z`)
    return this.at.get(comparable(venue))?.find(other => Math.abs(Date.parse(`${other.start}Z`) - begins) <= 2 * hours)?.title
  }
}
