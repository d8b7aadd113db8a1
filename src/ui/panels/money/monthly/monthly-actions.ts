import { centsOf, dollarsField } from '../../../../domain/giving/dollars-field'
import { monthlyRange } from '../../../../domain/giving/monthly/charge-days'
import { hasFailed } from '../../../../domain/giving/monthly/failed-payment'
import type { subscriptions } from '../../../../domain/giving/subscriptions.collection'
import { reasonField } from '../../../../domain/shared/functions/reason'
import { localDate } from '../../../../domain/shared/records/fields'
import { scope } from '../../../../domain/shared/records/policy'
import { dayText } from '../../../../domain/shared/time/day-text'
import { mailFailedPayment } from '../../../../domain/shop/monthly/mail-failed-payment.contract'
import { manageSubscription } from '../../../../domain/shop/monthly/manage-subscription.contract'
import { moneyOf } from '../../../kit/format-money'
import { callAction } from '../../engine/actions/call-action'
import type { PanelAction, RowOf } from '../../engine/panel-spec'
import { DollarsInput } from '../donors/dollars-input'

type Row = RowOf<typeof subscriptions>

/** Payers may do the same with their own. */
const rule = scope('money')
const change = callAction(manageSubscription)
const consent = reasonField('When and how did they agree?')
const mailsThem = 'They get a mail about it.'
const isGoing = ({ status }: Row) => status !== 'cancelled'

/** Changes to a monthly gift or membership that staff make at the payer's request. */
export const monthlyActions: readonly PanelAction<Row>[] = [
  change({
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
    input: ({ id }, { dollars, consent: said }) => ({ id, action: 'amount', amountCents: centsOf(dollars), consent: said }),
    done: ({ amountCents }) => `They give ${moneyOf({ cents: amountCents })} a month from the next charge on.`,
  }),
  change({
    label: 'Pause',
    on: 'one',
    event: 'pause',
    rule,
    ask: {
      title: 'Pause this monthly gift',
      what: `Nothing is charged until then. It resumes by itself, after six months at the latest. ${mailsThem}`,
      fields: { until: localDate('Paused until'), consent },
    },
    input: ({ id }, { until, consent: said }) => ({ id, action: 'pause', until, consent: said }),
    done: (_, __, { until }) => `Paused until ${dayText(until)}.`,
  }),
  change({
    label: 'Resume',
    on: 'one',
    event: 'resume',
    rule,
    ask: { title: 'Resume this monthly gift', what: mailsThem, fields: { consent } },
    input: ({ id }, { consent: said }) => ({ id, action: 'resume', consent: said }),
    done: ({ nextOn = '' }) => `Resumed. The next charge is on ${dayText(nextOn)}.`,
  }),
  callAction(mailFailedPayment)({
    label: 'Mail about the failed payment',
    on: 'one',
    fits: gift => hasFailed(gift),
    ask: { what: 'They get the mail about the declined card again, with where to enter another one. It is sent once a day at most.', fields: {} },
    input: ({ id }) => ({ id }),
    done: ({ to }) => `Mailed to ${to}.`,
  }),
  change({
    label: 'End',
    on: 'one',
    event: 'cancel',
    rule,
    ask: {
      title: 'End this monthly gift',
      what: `The card is not charged again. This cannot be undone; they can begin a new one. ${mailsThem}`,
      fields: { consent },
    },
    input: ({ id }, { consent: said }) => ({ id, action: 'cancel', consent: said }),
    done: 'Ended. The card is not charged again.',
  }),
]
