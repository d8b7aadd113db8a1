import type { donations } from '../giving/donations.collection'
import type { Person } from '../people/people.collection'
import { ascending } from '../shared/ascending'
import type { StoredOf } from '../shared/records/collection'
import { amountOf, type Sheet } from './csv-sheet'

/** Every gift by the day it was received. A gift in kind has a description and no amount, as on its receipt. */
export function donorsSheet(gifts: readonly StoredOf<typeof donations>[], givers: ReadonlyMap<string, Person>): Sheet {
  const inTime = [...gifts].sort(ascending('receivedOn', 'id'))
  return {
    header: ['Received', 'Name', 'Email', 'Amount', 'In kind', 'Fund', 'Campaign', 'Anonymous', 'Tax year', 'State'],
    rows: inTime.map(({ receivedOn, personId, amount, inKind, fundId = '', campaignId = '', anonymous, taxYear, status }) => {
      const giver = givers.get(personId)
      return [
        receivedOn,
        giver?.names.display ?? '',
        giver?.emails[0]?.address ?? '',
        inKind ? '' : amountOf(amount.cents),
        inKind?.description ?? '',
        fundId,
        campaignId,
        anonymous ? 'yes' : '',
        taxYear,
        status,
      ]
    }),
  }
}
