import { moneyIn } from './cell-money'
import { dateIn } from './cell-times'
import { comparable, flagIn, plainLine } from './cell-values'
import { type ExistingGift, importedGiftFields as fields, giftKey, type ImportedGift } from './imported-gift'
import type { GiftsContext } from './plan-context'
import type { PlannedRow } from './planned-row'
import type { RowCells } from './row-cells'
import { RowPeople } from './row-person'

/** Each row is one gift. Those that stand already are counted, so that two alike on one day are two, and the same file again adds none. */
export function planDonations(rows: readonly RowCells[], context: GiftsContext): PlannedRow[] {
  const people = new RowPeople(context.people, context.formats)
  const reader = new GiftReader(context)
  const standing = countOf(context.gifts)
  return rows.map(cells => {
    const gift = reader.read(cells)
    const who = gift && cells.reasons.length === 0 ? people.find(cells) : undefined
    const { reasons, warnings, hash } = cells
    const name = [
      who?.name || plainLine(cells.cell('name') || cells.cell('email')),
      plainLine(cells.cell('amount') || cells.cell('inKind')),
      gift?.receivedOn,
    ]
    const row = { line: cells.row.line, hash, name: name.filter(Boolean).join(' · '), reasons, warnings }
    if (!who || !gift || reasons.length > 0) return { ...row, action: 'error' }
    const key = giftKey(who.id, gift)
    const left = standing.get(key) ?? 0
    if (left > 0) {
      standing.set(key, left - 1)
      return { ...row, action: 'skip', personId: who.id, reasons: [{ code: 'unchanged' }] }
    }
    return { ...row, action: 'create', personId: who.id, data: { ...gift, ...(who.person && { person: who.person }) } }
  })
}

function countOf(gifts: readonly ExistingGift[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const gift of gifts) counts.set(giftKey(gift.personId, gift), (counts.get(giftKey(gift.personId, gift)) ?? 0) + 1)
  return counts
}

class GiftReader {
  private readonly named: ReadonlyMap<string, string>

  constructor(private readonly context: GiftsContext) {
    this.named = new Map(context.campaigns.flatMap(({ id, title, kind }) => [id, title].map(word => [`${kind} ${comparable(word)}`, id] as const)))
  }

  read(cells: RowCells): ImportedGift | undefined {
    const inKind = this.line(cells, 'inKind', fields.inKind.fields!['description']!.max!)
    const amount = this.amount(cells, inKind !== undefined)
    const receivedOn = this.day(cells)
    const said = {
      fundId: this.campaign(cells, 'fund'),
      campaignId: this.campaign(cells, 'campaign'),
      inKind: inKind === undefined ? undefined : { description: inKind },
      tribute: this.tribute(cells),
    }
    const anonymous = this.anonymous(cells)
    if (!amount || !receivedOn) return undefined
    return { amount, receivedOn, anonymous, ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) }
  }

  /** What is given in kind is described and never valued (product §D4). */
  private amount(cells: RowCells, isInKind: boolean): ImportedGift['amount'] | undefined {
    const cell = plainLine(cells.cell('amount'))
    if (isInKind) {
      if (cell) cells.warn('value-left-out', 'amount', cell)
      return { cents: 0, cur: 'usd' }
    }
    if (!cell) return cells.fail('missing', 'amount')
    const read = moneyIn(cell, this.context.formats.decimal)
    if ('problem' in read) return cells.fail(read.problem, 'amount', cell)
    return read.cents === 0 ? cells.fail('unreadable-amount', 'amount', cell) : { cents: read.cents, cur: 'usd' }
  }

  private day(cells: RowCells): string | undefined {
    const cell = cells.cell('date')
    const day = dateIn(cell, this.context.formats.date)
    if (!day) return cell === '' ? cells.fail('missing', 'date') : cells.fail('unreadable-date', 'date', cell)
    if (day > this.context.today) return cells.fail('in-the-future', 'date', day)
    return day < '2000' ? cells.fail('before-2000', 'date', day) : day
  }

  private campaign(cells: RowCells, kind: 'fund' | 'campaign'): string | undefined {
    const said = plainLine(cells.cell(kind))
    const id = this.named.get(`${kind} ${comparable(said)}`)
    return said === '' || id !== undefined ? id : cells.fail('unknown-campaign', kind, said)
  }

  private tribute(cells: RowCells): ImportedGift['tribute'] {
    const length = fields.tribute.fields!['name']!.max!
    const [honour, memory] = [this.line(cells, 'honour', length), this.line(cells, 'memory', length)]
    return honour !== undefined ? { kind: 'honour', name: honour } : memory === undefined ? undefined : { kind: 'memory', name: memory }
  }

  private anonymous(cells: RowCells): boolean {
    const cell = cells.cell('anonymous')
    const flag = flagIn(cell)
    if (cell !== '' && flag === undefined) cells.fail('unreadable-yes-no', 'anonymous', cell)
    return flag ?? false
  }

  private line(cells: RowCells, name: string, max: number): string | undefined {
    const text = plainLine(cells.cell(name))
    if (text.length > max) cells.fail('too-long', name, text.length)
    return text || undefined
  }
}
