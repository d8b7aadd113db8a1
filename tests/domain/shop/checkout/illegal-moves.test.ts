import { describe, expect, it } from 'vitest'
import { simulatedPaymentsPath } from '../../../../src/adapters/memory/payments/simulated-provider-account'
import { holds } from '../../../../src/domain/capacity/holds.collection'
import { invokeHandler } from '../../../../src/domain/shared/functions/invoke-handler'
import { statesOf } from '../../../../src/domain/shared/records/collection'
import { continueCheckout, holdAgain } from '../../../../src/domain/shop/checkout/create-checkout.contract'
import { sendPaymentLinkHandler } from '../../../../src/domain/shop/desk/send-payment-link.handler'
import { type Order, orderStates, orders } from '../../../../src/domain/shop/orders.collection'
import { payments } from '../../../../src/domain/shop/payments.collection'
import { askRefund } from '../../../../src/domain/shop/refunds/ask-refund.contract'
import { type PayingWorld, payingWorld, visa } from '../../../support/shop/paying'
import { posters } from '../../../support/shop/shop-world'

type State = Order['status']

let world: PayingWorld
let order: { readonly orderId: string; readonly orderKey: string }
let staff: Parameters<typeof invokeHandler>[1]

/** One order that waits for its card, or was paid by it. */
async function begin(isPaid: boolean) {
  world = await payingWorld()
  const claims = { pid: 'p-desk', adm: 1, sc: 'm' } as const
  await world.enter(claims)
  const { uid } = world.auth.current!
  await world.enter(undefined)
  staff = { ...world.context, actor: { uid, secondFactor: true, claims, authenticatedAt: world.clock.now() } }
  const { orderId, orderKey, payment } = await world.checkout([posters()])
  order = { orderId, orderKey }
  if (isPaid && payment.by === 'card') await world.payments.pay(payment.clientSecret, visa)
}

/** What a payer or staff can ask for, and the states in which it does something or was done already. */
const steps: readonly {
  readonly step: string
  readonly isPaid?: boolean
  readonly from: readonly State[]
  readonly rule: string
  readonly take: () => Promise<unknown>
}[] = [
  {
    step: 'pay by card',
    from: ['pending', 'awaiting_payment', 'paid', 'part_refunded', 'refunded'],
    rule: 'order-over',
    take: () => world.call(continueCheckout, order),
  },
  { step: 'hold the goods again', from: ['pending'], rule: 'order-over', take: () => world.call(holdAgain, order) },
  { step: 'mail a link to pay', from: ['pending'], rule: 'order-over', take: () => invokeHandler(sendPaymentLinkHandler, staff, order) },
  {
    step: 'record a check',
    from: statesOf(orderStates).filter(state => 'pay' in orderStates[state]),
    rule: 'illegal-transition',
    take: () => world.recordPayment({ orderId: order.orderId, method: 'cheque', receivedOn: '2027-10-16' }),
  },
  {
    step: 'refund a part',
    isPaid: true,
    from: statesOf(orderStates).filter(state => 'refundPart' in orderStates[state]),
    rule: 'illegal-transition',
    take: () => world.refund(order.orderId, [{ lineId: 'poster', cents: 100 }]),
  },
  {
    step: 'refund all of it',
    isPaid: true,
    from: statesOf(orderStates).filter(state => 'refund' in orderStates[state]),
    rule: 'illegal-transition',
    take: () => world.refund(order.orderId, [{ lineId: 'poster', pieces: 1 }]),
  },
  {
    step: 'ask for a refund',
    isPaid: true,
    from: ['paid', 'part_refunded'],
    rule: 'refund-refused',
    take: () => world.call(askRefund, { ...order, reason: 'The poster is too large' }),
  },
]

/** Everything that a step of an order moves. */
const everything = async () => ({
  orders: await world.orders(),
  payments: await world.behind.find(payments),
  holds: await world.behind.find(holds),
  stock: await world.stockOf('poster'),
  atProvider: await world.store.query({ collection: simulatedPaymentsPath }),
  mails: world.mails(),
})

const set = async (status: State) => world.behind.change(orders, (await world.behind.get(orders, order.orderId))!, { status })

describe('a step that the state of an order does not have', () => {
  it.each(steps)('is refused by call, and moves neither money nor goods: $step', async ({ step, isPaid = false, from, rule, take }) => {
    await begin(isPaid)
    const illegal = statesOf(orderStates).filter(state => !from.includes(state))
    expect(illegal.length).toBeGreaterThan(2)
    for (const state of illegal) {
      await set(state)
      // The calls of an hour are limited. An order that is not paid would end meanwhile.
      if (isPaid) world.localMode.setNow(new Date(world.clock.now().getTime() + 3_600_000))
      const before = await everything()
      await expect(take(), `${step} of ${state}`).rejects.toMatchObject({ details: { rule } })
      expect(await everything(), `${step} of ${state}`).toEqual(before)
    }
    await set(isPaid ? 'paid' : 'pending')
    await expect(take(), `${step} of the order as it is`).resolves.toBeDefined()
  })
})
