import { donations } from '../../../giving/donations.collection'
import { map, optional, type RecordOf } from '../../../shared/records/fields'
import { filledFields } from '../../columns/import-field'
import { importedPersonFields } from '../people/imported-person'
import { giftColumns } from './donations-import'

const d = donations.fields

/** A gift in a file. */
export const importedGiftFields = {
  amount: d.amount,
  receivedOn: d.receivedOn,
  fundId: d.fundId,
  campaignId: d.campaignId,
  inKind: d.inKind,
  tribute: d.tribute,
  ...filledFields(giftColumns),
  /** The donor, where the row creates the person. */
  person: optional(map('Person', importedPersonFields)),
} as const
export type ImportedGift = RecordOf<typeof importedGiftFields>

/** A gift that counts, in the form in which imports compare it: plain JSON. */
export type ExistingGift = { readonly personId: string } & Pick<ImportedGift, 'amount' | 'receivedOn' | 'fundId' | 'campaignId' | 'inKind'>

/** The same for gifts of one person that cannot be distinguished. */
export const giftKey = (personId: string, { amount, receivedOn, fundId, campaignId, inKind }: Omit<ExistingGift, 'personId'>) =>
  JSON.stringify([personId, receivedOn, amount.cents, fundId ?? '', campaignId ?? '', inKind?.description ?? ''])
