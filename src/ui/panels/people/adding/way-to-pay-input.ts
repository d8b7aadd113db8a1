import { CardPayment } from '../../../../domain/shop/checkout/card-payment'
import { recordManualPayment } from '../../../../domain/shop/payments/record-manual-payment.contract'
import { useService } from '../../../app-services/app-context'
import { selectInput } from '../../engine/fields/option-inputs'
import { usePanelContext } from '../../engine/use-panel-context'

/** How a membership is paid for: `cheques` are there and have their numbers; `desk` opens the till. Only staff of the money take it. */
export const waysToPay = ['cheque', 'cheques', 'desk', 'cash', 'link', 'given'] as const
export type WayToPay = (typeof waysToPay)[number]

/** Staff have the money of all of them, and count it first. */
export const isCounted = (how: WayToPay | undefined): how is 'cheques' | 'cash' => how === 'cheques' || how === 'cash'

/** The memberships exist once the run is done; others begin when their orders are paid. */
export const isAtOnce = (how: WayToPay | undefined): boolean => isCounted(how) || how === 'given'

const labels: Readonly<Record<WayToPay, string>> = {
  cheque: 'By check, later: make orders that wait for it',
  cheques: 'By check: you have the checks of all of them',
  desk: 'Now, at the desk: cash, check, card or link, for one person',
  cash: 'In cash: you have the money of all of them',
  link: 'By card: mail each of them a payment link',
  given: 'Nobody pays: give it, with a reason',
}

export const WayToPayInput = selectInput({
  useOptions: () => {
    const { may } = usePanelContext()
    const takesCards = useService(CardPayment).isOn
    const isOffered = (way: WayToPay) => way === 'cheque' || way === 'given' || (may(recordManualPayment.access) && (way !== 'link' || takesCards))
    return waysToPay.filter(isOffered).map(value => ({ value, label: labels[value] }))
  },
})
