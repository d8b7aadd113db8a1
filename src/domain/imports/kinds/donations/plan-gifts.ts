import { campaigns } from '../../../giving/campaigns.collection'
import { donations } from '../../../giving/donations.collection'
import type { HandlerContext } from '../../../shared/functions/handler'
import { omitUndefined } from '../../../shared/omit-undefined'
import type { RecordOf } from '../../../shared/records/fields'
import { plainLine } from '../../cells/cell-values'
import { knownByWord, readDay, readKnown, readLine, readMoney } from '../../cells/read-cell'
import { readFields } from '../../cells/read-fields'
import type { CellsOf } from '../../cells/row-cells'
import { fieldsOf, filledFields } from '../../columns/import-field'
import { mapWithoutBlocking, type PlanInput, type PlannedRow, plannedRow } from '../../plan/planned-row'
import { newPersonField } from '../people/imported-person'
import { activePeople } from '../people/known-people'
import { withPersonText } from '../people/person-row-text'
import { personName, personOf, RowPeople } from '../people/row-people'
import { giftColumns } from './donations-import'

const d = donations.fields

/** A gift in a file. */
export const importedGiftFields = {
  ...filledFields(giftColumns),
  ...fieldsOf(donations, 'amount', 'receivedOn', 'fundId', 'campaignId', 'inKind', 'tribute'),
  ...newPersonField,
} as const
export type ImportedGift = RecordOf<typeof importedGiftFields>

export const giftWords = withPersonText({
  reasons: {
    'unknown-campaign': ({ field, cell }) =>
      `There is no ${field === 'fund' ? 'fund' : 'campaign'} ${cell}. Enter its title, or leave the cell empty.`,
    'in-the-future': ({ label, cell }) => `${label}: ${cell} is in the future.`,
    'before-2000': ({ label, cell }) => `${label}: ${cell} is before 2000. Enter a later date.`,
  },
  warnings: {
    'value-left-out': {
      row: ({ cell }) => `The amount ${cell} is left out. Gifts in kind have a description and no amount.`,
      all: 'the amount of a gift in kind is left out',
    },
  },
})

type GiftCells = CellsOf<typeof giftWords>
type ExistingGifts = Awaited<ReturnType<typeof existingGifts>>

export async function existingGifts(context: HandlerContext) {
  const { records } = context
  const [people, given, causes] = await Promise.all([activePeople(context), records.find(donations), records.find(campaigns)])
  const offered = causes.filter(({ deletedAt }) => deletedAt === undefined)
  const named = (kind: 'fund' | 'campaign') =>
    knownByWord(
      offered.filter(one => one.kind === kind),
      ({ id, title }) => [id, title],
    )
  return { people, gifts: given.filter(({ status }) => status !== 'void'), causes: { fund: named('fund'), campaign: named('campaign') } }
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
    const names = [personName(cells, who), plainLine(cells.cell('amount') || cells.cell('inKind')), gift?.receivedOn]
    if (!who || !gift || cells.reasons.length > 0) return plannedRow(cells, names, undefined)
    const key = giftKey(who.id, gift)
    const left = counts.get(key) ?? 0
    if (left > 0) counts.set(key, left - 1)
    return plannedRow(cells, names, { recordId: who.id, ...(left === 0 && { data: { ...gift, ...personOf(who) } }) })
  })
}

function readGift(cells: GiftCells, { causes }: ExistingGifts, file: PlanInput): ImportedGift | undefined {
  const inKind = readLine(cells, 'inKind', d.inKind.fields!['description']!)
  const amount = readAmount(cells, file, inKind !== undefined)
  const receivedOn = readReceivedOn(cells, file)
  const [fund, campaign] = (['fund', 'campaign'] as const).map(kind => readKnown(cells, kind, causes[kind], 'unknown-campaign'))
  const tribute = readTribute(cells)
  const filled = readFields(cells, giftColumns, file.formats, 'fail')
  if (!amount || !receivedOn) return undefined
  return omitUndefined<ImportedGift>({
    amount,
    receivedOn,
    anonymous: false,
    ...filled,
    fundId: fund?.id,
    campaignId: campaign?.id,
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
  const field = d.tribute.fields!['name']!
  const [honour, memory] = [readLine(cells, 'honour', field), readLine(cells, 'memory', field)]
  return honour !== undefined ? { kind: 'honour', name: honour } : memory === undefined ? undefined : { kind: 'memory', name: memory }
}

/** The same for gifts of one person that cannot be distinguished. */
const giftKey = (personId: string, { amount, receivedOn, fundId, campaignId, inKind }: Omit<ImportedGift, 'person'>) =>
  JSON.stringify([personId, receivedOn, amount.cents, fundId ?? '', campaignId ?? '', inKind?.description ?? ''])
