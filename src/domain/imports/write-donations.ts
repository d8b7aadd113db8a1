import * as v from 'valibot'
import { campaigns } from '../giving/campaigns'
import { donations } from '../giving/donations'
import type { DataOf, StoredOf } from '../shared/collection'
import { schemaOf } from '../shared/fields'
import type { RecordsWithin } from '../shared/records'
import { contentHash } from './content-hash'
import type { RowToWrite } from './import-run.function'
import { importedGiftFields } from './imported-gift'
import { ledgerId } from './imported-term'
import type { RowOutcome } from './row-outcome'
import { RowOwners } from './row-owners'
import type { PeopleTarget } from './write-people'

type Gift = DataOf<typeof donations>

const schema = schemaOf(importedGiftFields)

/** Records one gift a row. No letter is written: the file's gifts were thanked for where it comes from. */
export async function writeDonations(within: RecordsWithin, target: PeopleTarget, rows: readonly RowToWrite[]): Promise<RowOutcome[]> {
  const read = rows.map(row => ({ row, said: v.safeParse(schema, row.data) }))
  const [owners, given] = await Promise.all([
    RowOwners.read(within, target, rows),
    GivenFor.read(
      within,
      read.flatMap(({ said }) => (said.success ? [said.output] : [])),
    ),
  ])
  const outcomes = read.map(({ row, said }): RowOutcome => {
    const { hash } = row
    if (!said.success || row.action !== 'create') return { hash, refusal: 'invalid' }
    const { person: _, ...gift } = said.output
    if ((gift.amount.cents <= 0 && !gift.inKind) || gift.amount.cents < 0 || !given.knows(gift)) return { hash, refusal: 'invalid' }
    const owner = owners.of(row)
    if ('refusal' in owner) return { hash, refusal: owner.refusal }
    const donation: Gift = { ...gift, personId: owner.id, taxYear: Number(gift.receivedOn.slice(0, 4)), softCredits: [], status: 'recorded' }
    const id = ledgerId(target.batchId, hash)
    within.create(donations, id, donation)
    given.add(donation, 1)
    return { hash, written: { record: `${donations.path}/${id}`, action: 'create', content: giftContent(donation) } }
  })
  given.write(within)
  return outcomes
}

/** Names what somebody would have to edit to make a gift another than the import left. */
export const giftContent = (gift: Partial<Gift>) =>
  contentHash(Object.fromEntries(Object.entries(gift).filter(([name]) => name !== 'status' && Object.hasOwn(donations.fields, name))))

type For = Pick<Gift, 'fundId' | 'campaignId'>
const forWhat = ({ fundId, campaignId }: For): readonly string[] => [...new Set([fundId, campaignId].filter(id => id !== undefined))]

/** Campaigns and funds keep how much was given for them, and how often. */
export class GivenFor {
  private readonly sums = new Map<string, { cents: number; gifts: number }>()

  private constructor(private readonly found: ReadonlyMap<string, StoredOf<typeof campaigns>>) {}

  static async read(within: RecordsWithin, gifts: readonly For[]): Promise<GivenFor> {
    const ids = [...new Set(gifts.flatMap(forWhat))]
    const found = await Promise.all(ids.map(id => within.get(campaigns, id)))
    return new GivenFor(new Map(found.flatMap(campaign => (campaign ? [[campaign.id, campaign] as const] : []))))
  }

  knows(gift: For): boolean {
    return forWhat(gift).every(id => this.found.has(id))
  }

  /** `times`: 1 for a gift that came, −1 for one that is taken back. */
  add(gift: For & Pick<Gift, 'amount'>, times: 1 | -1): void {
    for (const id of forWhat(gift)) {
      const { cents, gifts } = this.sums.get(id) ?? { cents: 0, gifts: 0 }
      this.sums.set(id, { cents: cents + times * gift.amount.cents, gifts: gifts + times })
    }
  }

  write(within: RecordsWithin): void {
    for (const [id, { cents, gifts }] of this.sums) {
      const campaign = this.found.get(id)
      if (!campaign) continue
      within.change(campaigns, campaign, {
        raised: { ...campaign.raised, cents: Math.max(0, campaign.raised.cents + cents) },
        gifts: Math.max(0, campaign.gifts + gifts),
      })
    }
  }
}
