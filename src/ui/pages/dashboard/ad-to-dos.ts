import type { AdOrder } from '../../../domain/ads/ad-orders.collection'
import { adNextSteps, adStateNames } from '../../ads/ad-state-text'
import type { DashboardToDo } from './dashboard-to-dos'

/** States in which the advertiser has something to do, with the words of its button. */
const labels: Partial<Readonly<Record<AdOrder['status'], string>>> = {
  booked: 'Pay it',
  invoiced: 'Open the invoice',
  paid: 'Send artwork',
  art_due: 'Send artwork',
  proof: 'See the proof',
}

/** What an advertiser, or a coworker, has to do next. */
export const adToDos = (ads: readonly AdOrder[]): readonly DashboardToDo[] =>
  ads.flatMap(({ id, status, business = 'Your advertisement' }) => {
    const label = labels[status]
    return label === undefined
      ? []
      : { title: `${business}: ${adStateNames[status].toLowerCase()}`, text: adNextSteps[status], to: `/adportal/${id}`, label }
  })
