import { centsOf, dollarsField } from '../../../../domain/giving/monthly/dollars-field'
import type { subscriptions } from '../../../../domain/giving/subscriptions.collection'
import { Callables } from '../../../../domain/shared/functions/callables'
import { reasonField } from '../../../../domain/shared/functions/reason'
import { localDate } from '../../../../domain/shared/records/fields'
import { scope } from '../../../../domain/shared/records/policy'
import { dayText } from '../../../../domain/shared/time/day-text'
import { manageSubscription, type SubscriptionChange } from '../../../../domain/shop/monthly/manage-subscription.contract'
import { moneyOf } from '../../../kit/format-money'
import type { PanelAction, RowOf } from '../../engine/panel-spec'

type Row = RowOf<typeof subscriptions>

const rule = scope('money')
const consent = reasonField('When and how did they agree?')
const told = 'They get a mail about it.'
const isGoing = ({ status }: Row) => status !== 'cancelled'

/** What staff change of a monthly gift when its giver asked them to. */
export const monthlyActions: readonly PanelAction<Row>[] = [
  {
    label: 'Change the amount',
    on: 'one',
    rule,
    fits: isGoing,
    ask: { what: `It counts from the next charge on. ${told}`, fields: { dollars: dollarsField('Each month, in dollars'), consent } },
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
      what: `Nothing is charged until then, and it goes on by itself: within six months. ${told}`,
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
    ask: { what: told, fields: { consent } },
    run: async ([gift], services, { consent: said = '' }) => {
      const { nextOn = '' } = await change(services, { id: gift!.id, action: 'resume', consent: said.trim() })
      return { message: `Resumed. The next charge is on ${dayText(nextOn)}.` }
    },
  },
  {
    label: 'End',
    on: 'one',
    event: 'cancel',
    rule,
    ask: { what: `The card is not charged again. This cannot be undone; they can begin a new one. ${told}`, fields: { consent } },
    run: async ([gift], services, { consent: said = '' }) => {
      await change(services, { id: gift!.id, action: 'cancel', consent: said.trim() })
      return { message: 'The monthly gift has ended.' }
    },
  },
]

type Services = Parameters<NonNullable<PanelAction<Row>['run']>>[1]

const change = (services: Services, input: SubscriptionChange) => services.get(Callables).call(manageSubscription, input)
