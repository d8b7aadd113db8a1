import { normalEmail } from '../../../people/normal-email'
import { omitUndefined } from '../../../shared/omit-undefined'
import { plainLine } from '../../cells/cell-values'
import { readKnown } from '../../cells/read-cell'
import { readFields } from '../../cells/read-fields'
import type { CellsOf } from '../../cells/row-cells'
import type { Formats } from '../../columns/column-mapping'
import type { RowText } from '../../plan/row-text'
import { pinIn } from '../listings/listing-pin'
import { accessColumns } from './buildings-import'
import type { ExistingBuildings } from './existing-buildings'
import { type ImportedBuilding, ownColumns } from './imported-building'

export const buildingWords = {
  reasons: {
    'needs-a-pin': () => 'A new building needs latitude and longitude.',
    'building-twice': ({ value }) => `Row ${value} is the same building.`,
    'several-buildings': ({ cell }) => `There are several buildings with the name ${cell}. Rename one of them first.`,
    'in-trash': ({ cell }) => `${cell} is in the trash. Restore it first.`,
    'unknown-neighborhood': ({ cell }) => `There is no neighborhood ${cell} in the city of this edition.`,
    'unknown-host': ({ cell }) => `We know nobody with the address ${cell}. Import the people first.`,
    'host-needs-people': () => 'Only staff with access to people can set a host. Leave this column out.',
    'capacity-taken': ({ value }) => `${value} places are confirmed or held already.`,
  },
  warnings: {
    'outside-neighborhoods': { row: () => 'The pin is in none of the neighborhoods.', all: 'the pin is in no neighborhood' },
    'pin-elsewhere': {
      row: ({ cell }) => `The pin is not in ${cell}. The neighborhood of the file is used.`,
      all: 'the pin is in another neighborhood than the file says',
    },
    'same-address': {
      row: ({ cell }) => `${cell} has the same address. Check whether it is the same building.`,
      all: 'another building has the same address',
    },
  },
} as const satisfies RowText

export type BuildingCells = CellsOf<typeof buildingWords>

/** Only the fields that a row has, so that an update leaves the others unchanged. */
export type BuildingReading = Partial<ImportedBuilding>

/** Reads buildings row by row. A value that does not fit makes the row an error. */
export class BuildingReader {
  constructor(
    private readonly formats: Formats,
    private readonly existing: ExistingBuildings,
  ) {}

  read(cells: BuildingCells): BuildingReading {
    const hasPin = ['lat', 'lng', 'latLng'].some(name => cells.cell(name) !== '')
    const pin = hasPin ? pinIn(cells, this.formats) : undefined
    const access = readFields(cells, accessColumns, this.formats, 'fail')
    return omitUndefined<BuildingReading>({
      ...readFields(cells, ownColumns, this.formats, 'fail'),
      pin,
      neighbourhoodId: this.neighbourhood(cells, pin),
      hostId: this.host(cells),
      access: Object.keys(access).length > 0 ? access : undefined,
    })
  }

  /** The one that the row names, else the one that contains the pin. */
  private neighbourhood(cells: BuildingCells, pin: BuildingReading['pin']): string | undefined {
    const cell = plainLine(cells.cell('neighbourhood'))
    const at = pin && this.existing.outlines.at(pin)
    if (cell === '') {
      if (at?.isOutside) cells.warn('outside-neighborhoods')
      return at?.neighbourhoodId
    }
    const id = readKnown(cells, 'neighbourhood', this.existing.neighbourhoods, 'unknown-neighborhood')?.id
    if (id !== undefined && at && at.neighbourhoodId !== id && (at.isOutside || at.neighbourhoodId !== undefined))
      cells.warn('pin-elsewhere', 'neighbourhood', cell)
    return id
  }

  private host(cells: BuildingCells): string | undefined {
    const cell = plainLine(cells.cell('host'))
    if (cell === '') return undefined
    if (!this.existing.hosts) return cells.fail('host-needs-people', 'host', cell)
    return this.existing.hosts.get(normalEmail(cell)) ?? cells.fail('unknown-host', 'host', cell)
  }
}
