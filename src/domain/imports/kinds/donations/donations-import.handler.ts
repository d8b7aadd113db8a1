import { CampaignSums } from '../../../giving/campaign-sums'
import { donationStates, donations } from '../../../giving/donations.collection'
import { people } from '../../../people/people.collection'
import { type DataOf, transition } from '../../../shared/records/collection'
import type { RecordsWithin } from '../../../shared/records/records'
import { contentHash } from '../../cells/content-hash'
import { defineImport, type ImportedRow, type KeptRecord, type RowOutcome, type Writing } from '../../import-handler'
import type { RowToWrite } from '../../plan/planned-row'
import { ledgerId } from '../../run/ledger-entry-id'
import { idInPath } from '../../run/undo-fields'
import { type PeopleBefore, peopleAtOnce, peopleBefore } from '../people/people-import.handler'
import { personRefusals } from '../people/person-row-text'
import { RowOwners } from '../people/row-owners'
import { donationsImport } from './donations-import'
import { type ImportedGift, importedGiftFields } from './imported-gift'
import { existingGifts, giftWords, planGifts } from './plan-gifts'

type Gift = DataOf<typeof donations>

/** Records one gift for each row. Writes no letters: the donors were thanked where the file comes from. */
async function writeGifts(within: RecordsWithin, writing: Writing<PeopleBefore>, rows: readonly RowToWrite<ImportedGift>[]): Promise<RowOutcome[]> {
  const [owners, given] = await Promise.all([
    RowOwners.read(within, writing, rows),
    CampaignSums.read(
      within,
      rows.flatMap(row => (row.action === 'create' ? [row.data] : [])),
    ),
  ])
  const outcomes = rows.map((row): RowOutcome => {
    const { hash } = row
    if (row.action !== 'create') return { hash, refusal: 'invalid' }
    const { person: _, ...gift } = row.data
    if ((gift.amount.cents <= 0 && !gift.inKind) || gift.amount.cents < 0 || !given.knows(gift)) return { hash, refusal: 'invalid' }
    const owner = owners.of(row)
    if ('refusal' in owner) return { hash, refusal: owner.refusal }
    const donation: Gift = {
      ...gift,
      personId: owner.id,
      taxYear: Number(gift.receivedOn.slice(0, 4)),
      softCredits: [],
      thankedElsewhere: true,
      status: 'recorded',
    }
    const id = ledgerId(writing.batch.id, hash)
    within.create(donations, id, donation)
    given.add(donation, 1)
    return { hash, written: { record: `${donations.path}/${id}`, action: 'create', content: giftContent(donation) } }
  })
  given.write(within)
  return outcomes
}

/** A hash of the content whose change shows that somebody edited the gift after the import. */
const giftContent = (gift: Partial<Gift>) =>
  contentHash(Object.fromEntries(Object.entries(gift).filter(([name]) => name !== 'status' && Object.hasOwn(donations.fields, name))))

/** Why an undo leaves a gift. */
const giftKeeps = { 'thanked-since': 'a letter of thanks was written for it since' } as const

/** Ledger entries are never deleted: an undone gift becomes void, and its campaign's sum is reduced. */
async function undoGifts(within: RecordsWithin, rows: readonly ImportedRow[]): Promise<readonly KeptRecord[]> {
  const found = await Promise.all(rows.map(({ record }) => within.get(donations, idInPath(record))))
  const [given, givers] = await Promise.all([
    CampaignSums.read(
      within,
      found.flatMap(gift => gift ?? []),
    ),
    Promise.all(found.map(async gift => gift && within.get(people, gift.personId))),
  ])
  const kept = rows.flatMap((row, at): KeptRecord[] => {
    const gift = found[at]
    if (!gift || gift.status === 'void') return []
    const left = (reason: 'edited-since' | keyof typeof giftKeeps) => [
      { record: row.record, name: `${givers[at]?.names.display ?? ''}, ${gift.receivedOn}`, reason },
    ]
    if (gift.status === 'acknowledged') return left('thanked-since')
    if (giftContent(gift) !== row.content) return left('edited-since')
    within.change(donations, gift, { status: transition(donationStates, gift.status, 'void') })
    given.add(gift, -1)
    return []
  })
  given.write(within)
  return kept
}

export const donationsImportHandler = defineImport({
  kind: donationsImport,
  creates: importedGiftFields,
  words: giftWords,
  refusals: personRefusals,
  keeps: giftKeeps,
  rowsAtOnce: peopleAtOnce,
  existing: existingGifts,
  plan: planGifts,
  before: peopleBefore,
  write: writeGifts,
  undo: undoGifts,
})
