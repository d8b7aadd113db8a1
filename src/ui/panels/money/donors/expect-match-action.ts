import { centsOf, dollarsField } from '../../../../domain/giving/dollars-field'
import type { donations } from '../../../../domain/giving/donations.collection'
import { email, localDate, optional, reference } from '../../../../domain/shared/records/fields'
import { recordPledge } from '../../../../domain/shop/gifts/record-pledge.contract'
import { moneyOf } from '../../../kit/format-money'
import type { PanelAction, RowOf } from '../../engine/panel-spec'
import { DollarsInput } from './dollars-input'
import { CauseInput, DonorInput } from './donor-input'
import { newPledge } from './new-pledge'

/** The id of a gift's match, of which there is at most one. */
export const matchOf = (giftId: string): string => `match-${giftId}`

/** For use after staff have asked the giver's employer. */
export const expectMatch: PanelAction<RowOf<typeof donations>> = {
  label: 'Expect a match',
  on: 'one',
  rule: recordPledge.access,
  fits: ({ status, inKind }) => status !== 'void' && inKind === undefined,
  ask: {
    what: ([gift]) =>
      `${gift!.employer ?? 'The employer'} is expected to match this gift of ${moneyOf(gift!.amount!)}. When its payment comes, record it under “Pledges and matches”.`,
    fields: {
      personId: optional(reference('Employer', 'people')),
      email: optional(email('Email of the employer, if it is new')),
      amount: dollarsField('Dollars expected'),
      causeId: reference('For', 'campaigns'),
      dueOn: localDate('Expected by'),
    },
    inputs: { personId: DonorInput, amount: DollarsInput, causeId: CauseInput },
    begin: ({ amount, campaignId, fundId }) => ({ amount: String((amount?.cents ?? 0) / 100), causeId: campaignId ?? fundId }),
  },
  run: async ([gift], services, { amount = '', ...answer }) => {
    await newPledge(services, matchOf(gift!.id), { ...answer, amountCents: centsOf(amount), matchOf: gift!.id })
    return { message: 'The match is expected.' }
  },
}
