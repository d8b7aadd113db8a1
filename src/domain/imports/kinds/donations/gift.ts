import { donations } from '../../../giving/donations'
import { map, optional, type RecordOf } from '../../../shared/records/fields'
import { importedPersonFields } from '../people/imported-person'

const d = donations.fields

/** A gift as a file brings it. */
export const importedGiftFields = {
  amount: d.amount,
  receivedOn: d.receivedOn,
  fundId: d.fundId,
  campaignId: d.campaignId,
  inKind: d.inKind,
  tribute: d.tribute,
  anonymous: d.anonymous,
  /** Who gave it, where nobody knew them before this row. */
  person: optional(map('Person', importedPersonFields)),
} as const
export type ImportedGift = RecordOf<typeof importedGiftFields>

/** A gift that counts, as the importer compares: plain JSON. */
export type ExistingGift = { readonly personId: string } & Pick<ImportedGift, 'amount' | 'receivedOn' | 'fundId' | 'campaignId' | 'inKind'>

/** Two gifts of one person that nothing tells apart. */
export const giftKey = (personId: string, { amount, receivedOn, fundId, campaignId, inKind }: Omit<ExistingGift, 'personId'>) =>
  JSON.stringify([personId, receivedOn, amount.cents, fundId ?? '', campaignId ?? '', inKind?.description ?? ''])
