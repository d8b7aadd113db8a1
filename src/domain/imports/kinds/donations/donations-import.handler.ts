import { CampaignSums } from '../../../giving/campaign-sums'
import { donations } from '../../../giving/donations.collection'
import { people } from '../../../people/people.collection'
import { contentHash, declaredPart } from '../../cells/content-hash'
import { defineImport } from '../../import-handler'
import { createdRow, ledgerId, recordIdOf } from '../../run/row-records'
import { RowOwners, rowsOfPeople } from '../people/row-owners'
import { donationsImport } from './donations-import'
import { existingGifts, giftWords, importedGiftFields, planGifts } from './plan-gifts'

/** A hash of the content whose change shows that somebody edited the gift after the import. */
const giftContent = (gift: object) => contentHash(declaredPart(donations, gift, ['status']))

export const donationsImportHandler = defineImport({
  ...rowsOfPeople,
  kind: donationsImport,
  creates: importedGiftFields,
  words: giftWords,
  keeps: { 'thanked-since': 'a letter of thanks was written for it since' },
  existing: existingGifts,
  plan: planGifts,

  /** Writes no letters: the donors were thanked where the file comes from. */
  async write(within, writing, { created }) {
    const [owners, sums] = await Promise.all([
      RowOwners.read(within, writing, created),
      CampaignSums.read(
        within,
        created.map(({ data }) => data),
      ),
    ])
    return {
      create(row) {
        const { person: _, ...gift } = row.data
        if ((gift.amount.cents <= 0 && !gift.inKind) || gift.amount.cents < 0 || !sums.knows(gift)) return 'invalid'
        const owner = owners.of(row)
        if ('refusal' in owner) return owner.refusal
        const taxYear = Number(gift.receivedOn.slice(0, 4))
        const donation = { ...gift, personId: owner.id, taxYear, softCredits: [], thankedElsewhere: true, status: 'recorded' as const }
        const id = ledgerId(writing.batch.id, row.hash)
        within.create(donations, id, donation)
        sums.add(donation, 1)
        return createdRow(donations, id, giftContent(donation))
      },
      finish: () => sums.write(within),
    }
  },

  /** Ledger entries are never deleted: an undone gift becomes void, and its campaign's sum is reduced. */
  async undo(within, rows) {
    const gifts = await within.getAll(donations, rows.map(recordIdOf))
    const [sums, givers] = await Promise.all([
      CampaignSums.read(within, [...gifts.values()]),
      within.getAll(
        people,
        [...gifts.values()].map(({ personId }) => personId),
      ),
    ])
    return {
      undo(row) {
        const gift = gifts.get(recordIdOf(row))
        if (!gift || gift.status === 'void') return undefined
        const name = `${givers.get(gift.personId)?.names.display ?? ''}, ${gift.receivedOn}`
        if (gift.status === 'acknowledged') return { name, reason: 'thanked-since' }
        if (giftContent(gift) !== row.content) return { name, reason: 'edited-since' }
        within.move(donations, gift, 'void')
        sums.add(gift, -1)
        return undefined
      },
      finish: () => sums.write(within),
    }
  },
})
