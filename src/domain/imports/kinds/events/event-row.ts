import { omitUndefined } from '../../../shared/omit-undefined'
import { comparable } from '../../../shared/text/comparable'
import { plainLine } from '../../cells/cell-values'
import { readMoney } from '../../cells/read-cell'
import { readFields } from '../../cells/read-fields'
import { readTimes } from '../../cells/read-time-columns'
import type { CellsOf } from '../../cells/row-cells'
import type { ZoneClock } from '../../cells/zone-clock'
import type { PlanInput } from '../../plan/planned-row'
import type { RowText } from '../../plan/row-text'
import { pinIn } from '../listings/listing-pin'
import { eventColumns } from './events-import'
import type { ImportedEvent } from './imported-event'

/** Sentences about rows of events. */
export const eventWords = {
  reasons: {
    'unreadable-state': ({ cell }) => `${cell} is neither draft nor pending. Events are published after a review, not by an import.`,
    'too-long-event': ({ value }) => `It would last longer than ${value} days.`,
    'already-public': ({ value }) =>
      `It is ${value} already and differs from the row. Change it under Events, so that people who saved it are notified.`,
  },
  warnings: {
    'neighbourhood-left-out': {
      row: ({ cell }) => `${cell} is not one of the neighborhoods and is left out.`,
      all: 'no neighborhood of this name, left out',
    },
    'near-another-event': {
      row: ({ cell }) => `${cell} is at the same place within two hours. Check whether it is the same event.`,
      all: 'another event at the same place within two hours',
    },
  },
} as const satisfies RowText

export type EventCells = CellsOf<typeof eventWords>

/** Only the fields that a row has, so that an update leaves the others unchanged. */
export type EventReading = Partial<ImportedEvent>

/** The longest event in days (product.md D6). */
const longest = 14

/** Reads events row by row. Events have no other columns, so a value that does not fit makes the row an error. */
export class EventReader {
  constructor(
    private readonly file: PlanInput,
    /** By name, and by id. */
    private readonly neighbourhoods: ReadonlyMap<string, { readonly id: string }>,
    private readonly clock: ZoneClock,
  ) {}

  read(cells: EventCells): EventReading {
    const { formats, tz } = this.file
    const times = readTimes(cells, formats, this.clock)
    if (times && days(times) > longest) cells.fail('too-long-event', 'end', longest)
    const pin = cells.cell('lat') || cells.cell('lng') ? pinIn(cells, formats) : undefined
    return omitUndefined<EventReading>({
      ...readFields(cells, eventColumns, formats, 'fail'),
      ...times,
      ...(times && { tz }),
      pin: pin && { lat: pin.lat, lng: pin.lng },
      neighbourhoodId: this.neighbourhood(cells),
      price: this.price(cells),
      status: this.state(cells),
    })
  }

  private neighbourhood(cells: EventCells): string | undefined {
    const cell = plainLine(cells.cell('neighbourhood'))
    const id = this.neighbourhoods.get(comparable(cell))?.id
    if (cell && !id) cells.warn('neighbourhood-left-out', 'neighbourhood', cell)
    return id
  }

  private price(cells: EventCells): ImportedEvent['price'] {
    const isFree = /^(free|frei|gratuit|gratis|gratuito)$/i.test(plainLine(cells.cell('price')))
    return isFree ? { cents: 0, cur: 'usd' } : readMoney(cells, 'price', this.file.formats)
  }

  private state(cells: EventCells): ImportedEvent['status'] | undefined {
    const cell = plainLine(cells.cell('state')).toLowerCase()
    if (cell === '') return undefined
    return cell === 'draft' || cell === 'pending' ? cell : cells.fail('unreadable-state', 'state', cell)
  }
}

const days = ({ start, end }: { readonly start: string; readonly end: string }) => (Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / 86_400_000
