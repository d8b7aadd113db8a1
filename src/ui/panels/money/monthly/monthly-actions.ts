import { centsOf, dollarsField } from '../../../../domain/giving/dollars-field'
import { monthlyRange } from '../../../../domain/giving/monthly/charge-days'
import { hasFailed } from '../../../../domain/giving/monthly/failed-payment'
import type { subscriptions } from '../../../../domain/giving/subscriptions.collection'
import { Callables } from '../../../../domain/shared/functions/callables'
import { reasonField } from '../../../../domain/shared/functions/reason'
import { localDate } from '../../../../domain/shared/records/fields'
import { scope } from '../../../../domain/shared/records/policy'
import { dayText } from '../../../../domain/shared/time/day-text'
import { mailFailedPayment } from '../../../../domain/shop/monthly/mail-failed-payment.contract'
import { manageSubscription, type SubscriptionChange } from '../../../../domain/shop/monthly/manage-subscription.contract'
import { moneyOf } from '../../../kit/format-money'
import type { PanelAction, RowOf } from '../../engine/panel-spec'
import { DollarsInput } from '../donors/dollars-input'

type Row = RowOf<typeof subscriptions>

const rule = scope('money')
const consent = reasonField('When and how did they agree?')
const mailsThem = 'They get a mail about it.'
const isGoing = ({ status }: Row) => status !== 'cancelled'

/** Changes to a monthly gift or membership that staff make at the payer's request. */
export const monthlyActions: readonly PanelAction<Row>[] = [
  {
    label: 'Change the amount',
    on: 'one',
    rule,
    // The price of a membership follows from its level.
    fits: gift => isGoing(gift) && gift.membershipId === undefined,
    ask: {
      what: `The new amount counts from the next charge on. ${mailsThem}`,
      fields: { dollars: dollarsField('Each month, in dollars', monthlyRange), consent },
      inputs: { dollars: DollarsInput },
    },
    run: async ([gift], services, { dollars = '', consent: said = '' }) => {
      const { amountCents } = await change(services, { id: gift!.id, action: 'amount', amountCents: centsOf(dollars), consent: said.trim() })
      return { message: `They give ${moneyOf({ cents: amountCents })} a month from the next charge on.` }
    },
  },
  {
    label: 'Pause',
    on: 'one',
    event: 'pause',
    rule,
    ask: {
      title: 'Pause this monthly gift',
      what: `Nothing is charged until then. It resumes by itself, after six months at the latest. ${mailsThem}`,
      fields: { until: localDate('Paused until'), consent },
    },
    run: async ([gift], services, { until = '', consent: said = '' }) => {
      await change(services, { id: gift!.id, action: 'pause', until, consent: said.trim() })
      return { message: `Paused until ${dayText(until)}.` }
    },
  },
  {
    label: 'Resume',
    on: 'one',
    event: 'resume',
    rule,
    ask: { title: 'Resume this monthly gift', what: mailsThem, fields: { consent } },
    run: async ([gift], services, { consent: said = '' }) => {
      const { nextOn = '' } = await change(services, { id: gift!.id, action: 'resume', consent: said.trim() })
      return { message: `Resumed. The next charge is on ${dayText(nextOn)}.` }
    },
  },
  {
    label: 'Mail about the failed payment',
    on: 'one',
    rule: mailFailedPayment.access,
    fits: hasFailed,
    ask: { what: 'They get the mail about the declined card again, with where to enter another one. It is sent once a day at most.', fields: {} },
    run: async ([gift], services) => {
      const { to } = await services.get(Callables).call(mailFailedPayment, { id: gift!.id })
      return { message: `Mailed to ${to}.` }
    },
  },
  {
    label: 'End',
    on: 'one',
    event: 'cancel',
    rule,
    ask: {
      title: 'End this monthly gift',
      what: `The card is not charged again. This cannot be undone; they can begin a new one. ${mailsThem}`,
      fields: { consent },
    },
    run: async ([gift], services, { consent: said = '' }) => {
      await change(services, { id: gift!.id, action: 'cancel', consent: said.trim() })
      return { message: 'Ended. The card is not charged again.' }
    },
  },
]

type Services = Parameters<NonNullable<PanelAction<Row>['run']>>[1]

const change = (services: Services, input: SubscriptionChange) => services.get(Callables).call(manageSubscription, input)
