import { campaigns } from '../../../giving/campaigns.collection'
import { donations } from '../../../giving/donations.collection'
import type { HandlerContext } from '../../../shared/functions/handler'
import { omitUndefined } from '../../../shared/omit-undefined'
import { comparable } from '../../../shared/text/comparable'
import { plainLine } from '../../cells/cell-values'
import { readDay, readLine, readMoney } from '../../cells/read-cell'
import { readFields } from '../../cells/read-fields'
import type { CellsOf } from '../../cells/row-cells'
import { mapWithoutBlocking } from '../../plan/map-without-blocking'
import type { PlanInput } from '../../plan/plan-input'
import { type PlannedRow, plannedRow, unchanged } from '../../plan/planned-row'
import type { RowText } from '../../plan/row-text'
import type { ExistingPerson } from '../people/imported-person'
import { activePeople } from '../people/known-people'
import { personRowText } from '../people/person-row-text'
import { RowPeople } from '../people/row-people'
import { giftColumns } from './donations-import'
import { type ExistingGift, importedGiftFields as fields, giftKey, type ImportedGift } from './imported-gift'

export const giftWords = {
  reasons: {
    ...personRowText.reasons,
    'unknown-campaign': ({ field, cell }) =>
      `There is no ${field === 'fund' ? 'fund' : 'campaign'} ${cell}. Enter its title, or leave the cell empty.`,
    'in-the-future': ({ label, cell }) => `${label}: ${cell} is in the future.`,
    'before-2000': ({ label, cell }) => `${label}: ${cell} is before 2000. Enter a later date.`,
  },
  warnings: {
    ...personRowText.warnings,
    'value-left-out': {
      row: ({ cell }) => `The amount ${cell} is left out. Gifts in kind have a description and no amount.`,
      all: 'the amount of a gift in kind is left out',
    },
  },
} as const satisfies RowText

type GiftCells = CellsOf<typeof giftWords>

export interface ExistingGifts {
  readonly people: readonly ExistingPerson[]
  readonly gifts: readonly ExistingGift[]
  /** Campaigns and funds by kind and title, and by kind and id. */
  readonly named: ReadonlyMap<string, string>
}

export async function existingGifts(context: HandlerContext): Promise<ExistingGifts> {
  const { records } = context
  const [people, given, causes] = await Promise.all([activePeople(context), records.find(donations), records.find(campaigns)])
  const offered = causes.filter(({ deletedAt }) => deletedAt === undefined)
  return {
    people,
    gifts: given.filter(({ status }) => status !== 'void'),
    named: new Map(offered.flatMap(({ id, title, kind }) => [id, title].map(word => [`${kind} ${comparable(word)}`, id] as const))),
  }
}

/**
 * Each row is one gift. Existing gifts are counted, so that two equal gifts on one day are two gifts, and importing the same file again
 * adds none.
 */
export async function planGifts(rows: readonly GiftCells[], existing: ExistingGifts, file: PlanInput): Promise<readonly PlannedRow[]> {
  const people = new RowPeople(existing.people, file.formats)
  const counts = new Map<string, number>()
  for (const gift of existing.gifts) counts.set(giftKey(gift.personId, gift), (counts.get(giftKey(gift.personId, gift)) ?? 0) + 1)
  return mapWithoutBlocking(rows, (cells): PlannedRow => {
    const gift = readGift(cells, existing, file)
    const who = gift && cells.reasons.length === 0 ? people.find(cells) : undefined
    const name = who?.name || plainLine(cells.cell('name') || cells.cell('email'))
    const row = plannedRow(cells, name, plainLine(cells.cell('amount') || cells.cell('inKind')), gift?.receivedOn)
    if (!who || !gift || cells.reasons.length > 0) return { ...row, action: 'error' }
    const key = giftKey(who.id, gift)
    const left = counts.get(key) ?? 0
    if (left > 0) {
      counts.set(key, left - 1)
      return { ...row, action: 'skip', recordId: who.id, reasons: unchanged }
    }
    return { ...row, action: 'create', recordId: who.id, data: { ...gift, ...(who.person && { person: who.person }) } }
  })
}

function readGift(cells: GiftCells, { named }: ExistingGifts, file: PlanInput): ImportedGift | undefined {
  const inKind = readLine(cells, 'inKind', fields.inKind.fields!['description']!)
  const amount = readAmount(cells, file, inKind !== undefined)
  const receivedOn = readReceivedOn(cells, file)
  const cause = (kind: 'fund' | 'campaign') => {
    const parsed = plainLine(cells.cell(kind))
    const id = named.get(`${kind} ${comparable(parsed)}`)
    return parsed === '' || id !== undefined ? id : cells.fail('unknown-campaign', kind, parsed)
  }
  const [fundId, campaignId] = [cause('fund'), cause('campaign')]
  const tribute = readTribute(cells)
  const filled = readFields(cells, giftColumns, file.formats, 'fail')
  if (!amount || !receivedOn) return undefined
  return omitUndefined<ImportedGift>({
    amount,
    receivedOn,
    anonymous: false,
    ...filled,
    fundId,
    campaignId,
    inKind: inKind === undefined ? undefined : { description: inKind },
    tribute,
  })
}

/** A gift in kind has a description and no amount (product.md D4). */
function readAmount(cells: GiftCells, { formats }: PlanInput, isInKind: boolean): ImportedGift['amount'] | undefined {
  const cell = plainLine(cells.cell('amount'))
  if (isInKind) {
    if (cell) cells.warn('value-left-out', 'amount', cell)
    return { cents: 0, cur: 'usd' }
  }
  if (!cell) return cells.fail('missing', 'amount')
  const amount = readMoney(cells, 'amount', formats)
  return amount?.cents === 0 ? cells.fail('unreadable-amount', 'amount', cell) : amount
}

function readReceivedOn(cells: GiftCells, { formats, today }: PlanInput): string | undefined {
  const day = readDay(cells, 'date', formats)
  if (day === undefined || (day >= '2000' && day <= today)) return day
  return cells.fail(day > today ? 'in-the-future' : 'before-2000', 'date', day)
}

function readTribute(cells: GiftCells): ImportedGift['tribute'] {
  const field = fields.tribute.fields!['name']!
  const [honour, memory] = [readLine(cells, 'honour', field), readLine(cells, 'memory', field)]
  return honour !== undefined ? { kind: 'honour', name: honour } : memory === undefined ? undefined : { kind: 'memory', name: memory }
}
