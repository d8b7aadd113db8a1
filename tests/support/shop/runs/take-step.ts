import { claimCapacityHandler } from '../../../../src/domain/shop/checkout/claim-capacity.handler'
import { continueCheckoutHandler } from '../../../../src/domain/shop/checkout/continue-checkout.handler'
import type { Checkout } from '../../../../src/domain/shop/checkout/create-checkout.contract'
import { createCheckoutHandler } from '../../../../src/domain/shop/checkout/create-checkout.handler'
import { expireOrders } from '../../../../src/domain/shop/checkout/expire-orders.job'
import { holdAgainHandler } from '../../../../src/domain/shop/checkout/hold-again.handler'
import type { DraftLine } from '../../../../src/domain/shop/checkout/order-draft'
import { quoteOrderHandler } from '../../../../src/domain/shop/checkout/quote-order.handler'
import { releaseHolds } from '../../../../src/domain/shop/checkout/release-holds.job'
import { createDeskOrderHandler } from '../../../../src/domain/shop/desk/create-desk-order.handler'
import { correctRefundedLetters } from '../../../../src/domain/shop/letters/correct-letters.job'
import { issueLettersHandler } from '../../../../src/domain/shop/letters/issue-letters.handler'
import { voidLetterHandler } from '../../../../src/domain/shop/letters/void-letter.handler'
import { chargeMonthly } from '../../../../src/domain/shop/monthly/charge-monthly.job'
import { askAboutPayments } from '../../../../src/domain/shop/payments/ask-about-payments.job'
import { askAboutRefunds } from '../../../../src/domain/shop/payments/ask-about-refunds.job'
import { makeRefunds } from '../../../../src/domain/shop/payments/make-refunds.job'
import { countedRefunds, refundedLines } from '../../../../src/domain/shop/payments/order-ledger'
import { recordManualPaymentHandler } from '../../../../src/domain/shop/payments/record-manual-payment.handler'
import { refundPaymentHandler } from '../../../../src/domain/shop/payments/refund-payment.handler'
import { isFailed, payments } from '../../../../src/domain/shop/payments.collection'
import { lineBalance } from '../../../../src/domain/shop/refunds/line-balance'
import { isPortError, isTransient } from '../../../../src/ports/errors'
import { friend, gift } from '../paying'
import { line, posters } from '../shop-world'
import { insist } from './insist'
import { memberStep } from './member-acts'
import { type Checkouted, describe, type OneStore, type Who } from './one-store'
import type { LineId, Step, StepOf } from './steps'
import type { Kill } from './turns'

/** Reserved by `claimCapacity`, and never bought. */
const claimKey = '6a1f0c52-7f0e-4a38-9d51-0d4f7b1c2e01'

/** The jobs about money. */
const moneyJobs = [chargeMonthly, askAboutPayments, askAboutRefunds, expireOrders, releaseHolds, makeRefunds, correctRefundedLetters]

/** A failure that a rule, a lost connection or the provider explains. */
const isExplained = (error: unknown): boolean => {
  if (error instanceof AggregateError) return error.errors.every(isExplained)
  return isTransient(error) || isPortError(error, 'functions', 'failed-precondition', 'resource-exhausted', 'not-found', 'unavailable')
}

const needsAccount: readonly LineId[] = ['friend', 'patron', 'monthly', 'renewing', 'byMonth', 'upgrade']
const onlyCard: readonly LineId[] = ['monthly', 'renewing', 'byMonth', 'upgrade']

const linesOf = (ids: readonly LineId[], n: number, who: Who, isByCard: boolean): DraftLine[] => {
  const made: Record<LineId, () => DraftLine> = {
    book: () => line('product', 'book/one', 1 + (n % 3)),
    poster: () => posters(1 + (n % 2)),
    friend: () => friend(1 + (n % 2), n % 7 === 0 ? { membership: { forEmail: n % 2 === 0 ? 'kim@post.example' : 'bo@post.example' } } : {}),
    patron: () => line('membership', 'lover/patron', 1, { id: 'patron' }),
    roof: () => gift(100 + n),
    monthly: () => gift(500 + (n % 2000), { id: 'monthly', gift: { anonymous: false, named: false, monthly: true } }),
    renewing: () => friend(1, { id: 'renewing', membership: { renews: true } }),
    byMonth: () => friend(1, { id: 'byMonth', membership: { monthly: true } }),
    upgrade: () => ({
      ...(n % 3 === 0 ? friend(1 + (n % 6)) : line('membership', 'lover/patron', 1 + (n % 2))),
      id: 'upgrade',
      membership: { upgrade: true },
    }),
    walks: () => line('product', 'walks/one', 1 + (n % 2)),
  }
  return ids.filter(id => (who !== 'guest' || !needsAccount.includes(id)) && (isByCard || !onlyCard.includes(id))).map(id => made[id]())
}

/** Carries out one step. A refusal by a rule or a lost connection ends it; any other failure is a bug. */
export async function takeStep(store: OneStore, step: Step): Promise<void> {
  try {
    await act(store, step)
  } catch (error) {
    if (!isExplained(error)) store.mistakes.push(`${step.does}: ${describe(error)}`)
  }
}

function act(store: OneStore, step: Step): Promise<unknown> {
  switch (step.does) {
    case 'order':
      return placeOrder(store, step)
    case 'pay':
      return pay(store, step)
    case 'desk':
      return orderAtDesk(store, step)
    case 'refund':
      return refund(store, step)
    case 'record':
      return record(store, step)
    case 'wait':
      return wait(store, step)
    case 'sendBack':
      return sendBack(store, step)
    case 'void':
      return voidOne(store, step)
    case 'cardBecomes':
    case 'newCard':
    case 'manage':
    case 'switchOn':
    case 'cancel':
    case 'askWaiver':
    case 'decideWaiver':
    case 'adopt':
    case 'download':
      return memberStep(store, step)
    default:
      return small(store, step)
  }
}

async function small(store: OneStore, step: StepOf<'holdAgain' | 'claim' | 'refundThere' | 'dispute' | 'issue' | 'network'>): Promise<unknown> {
  switch (step.does) {
    case 'network': {
      const { does: _, isAway, ...delivery } = step
      Object.assign(store.provider.messages.delivery, delivery)
      store.provider.isAway = isAway
      return undefined
    }
    case 'issue': {
      const taxYear = store.shop.clock.now().getUTCFullYear()
      return insist(step.kill, more => store.call(step.by, issueLettersHandler, { what: step.what, taxYear, dryRun: false, mail: true }, more))
    }
    case 'claim':
      return store.call(step.who, claimCapacityHandler, { kind: 'stock', ref: 'poster/a2', n: step.n, key: claimKey })
    case 'holdAgain': {
      const { who, orderId, orderKey } = orderAt(store, step.order) ?? {}
      return who && orderId !== undefined && orderKey !== undefined && store.call(who, holdAgainHandler, { orderId, orderKey })
    }
    case 'refundThere': {
      const id = paidAt(store, step.order)
      return id !== undefined && atProvider(store.dashboard.refund(id, step.cents))
    }
    case 'dispute': {
      const id = paidAt(store, step.order)
      return id !== undefined && atProvider(store.dashboard.dispute(id, step.state))
    }
  }
}

const orderAt = ({ orders }: OneStore, n: number) => orders[n % Math.max(1, orders.length)]
const paidAt = (store: OneStore, n: number) => {
  const orderId = orderAt(store, n)?.orderId
  return orderId === undefined ? undefined : `pi_${orderId}`
}

/** The provider refuses what is impossible there. */
const atProvider = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    if (!isPortError(error, 'payments', 'failed-precondition', 'invalid-argument')) throw error
  })

async function placeOrder(store: OneStore, { who, lines: ids, n, method, code: isCode, kill, next }: StepOf<'order'>): Promise<void> {
  const lines = linesOf(ids, n, who, method === 'card')
  if (lines.length === 0) return
  const code = isCode ? { code: 'spring' } : {}
  const quoted = await store.call(who, quoteOrderHandler, { lines, ...code })
  if (quoted.state !== 'priced') return
  const key = crypto.randomUUID()
  const input = { lines, ...code, key, email: `${who}@post.example`, seenCents: quoted.totalCents, method, accepts: true as const }
  const order: Checkouted = { key, input, who }
  store.orders.push(order)
  try {
    await checkOut(store, order, kill)
  } catch (error) {
    if (next === 'leave' || !isTransient(error)) throw error
    await checkOut(store, order)
  }
  if (next === 'pay' && order.clientSecret !== undefined) await store.provider.pay(order.clientSecret, '4242424242424242')
}

async function checkOut(store: OneStore, order: Checkouted, kill?: Kill): Promise<void> {
  const { orderId, orderKey, payment } = await store.call(order.who, createCheckoutHandler, order.input as never, kill && { kill })
  Object.assign(order, { orderId, orderKey, ...secretOf(payment) })
}

const secretOf = (payment: Checkout['payment']) => (payment.by === 'card' ? { clientSecret: payment.clientSecret } : {})

/** Continues on the order's page, or with the cart if its tab never got an answer. */
async function takeUpAgain(store: OneStore, order: Checkouted): Promise<void> {
  const { who, orderId, orderKey } = order
  if (orderId === undefined || orderKey === undefined) return checkOut(store, order)
  Object.assign(order, secretOf(await store.call(who, continueCheckoutHandler, { orderId, orderKey })))
}

/** Buyers continue in the same tab, or begin the checkout again. */
async function pay(store: OneStore, { order: n, card, isLost }: StepOf<'pay'>): Promise<void> {
  const order = orderAt(store, n)
  if (!order) return
  if (order.clientSecret === undefined) await takeUpAgain(store, order)
  const secret = order.clientSecret
  if (secret === undefined) return
  const [number = '', canceled] = card.split(' ')
  const { delivery } = store.provider.messages
  const before = delivery.arrival
  if (isLost && before !== 'never') delivery.arrival = 'never'
  const answer = await store.provider.pay(secret, number).finally(() => {
    delivery.arrival = before === 'never' ? 'at-once' : before
  })
  if (answer.state === 'asking') await store.provider.answer(secret, canceled === undefined)
}

async function orderAtDesk(store: OneStore, { by, who, lines: ids, n, kill }: StepOf<'desk'>): Promise<void> {
  const lines = linesOf(ids, n, who, false)
  if (lines.length === 0) return
  const quoted = await store.call(who, quoteOrderHandler, { lines })
  if (quoted.state !== 'priced') return
  const input = { lines, key: crypto.randomUUID(), personId: who, email: `${who}@post.example`, seenCents: quoted.totalCents }
  const make = (more?: { kill: Kill }) => store.call(by, createDeskOrderHandler, input, more)
  const made = await make(kill && { kill }).catch((error: unknown) => (isTransient(error) ? make() : Promise.reject(error as Error)))
  store.orders.push({ key: input.key, input, who, ...made })
}

async function record(store: OneStore, { order, by, method, kill }: StepOf<'record'>): Promise<void> {
  const orderId = orderAt(store, order)?.orderId
  if (orderId === undefined) return
  const common = { orderId, receivedOn: await today(store), isAnother: true }
  const input = method === 'comp' ? { ...common, method, reason: 'Helped for three weekends' } : { ...common, method }
  await insist(kill, more => store.call(by, recordManualPaymentHandler, input, more))
}

const today = async ({ shop }: OneStore) => shop.context.today()

async function refund(store: OneStore, { order: n, by, line: of, how, kill, byHand }: StepOf<'refund'>): Promise<void> {
  const paid = (await store.shop.orders()).filter(({ status }) => status === 'paid' || status === 'part_refunded')
  const order = paid[n % Math.max(1, paid.length)]
  const bought = order?.lines[of % order.lines.length]
  if (!order || !bought) return
  const orderId = order.id
  const all = await store.shop.behind.find(payments, { where: [['orderId', '==', orderId]] })
  const payment = all.find(one => one.refundOf === undefined && !isFailed(one))
  if (!payment) return
  const seen = all.filter(one => one.refundOf === payment.id && !isFailed(one))
  const seenRefundedCents = 0 - seen.reduce((sum, { amount }) => sum + amount.cents, 0)
  const { cents: left } = lineBalance(bought, refundedLines(countedRefunds(all)))
  const request = 'cents' in how ? { cents: how.cents === 'rest' ? Math.max(1, left) : how.cents } : how
  const common = { paymentId: payment.id, seenRefundedCents, reason: 'They asked for it' }
  const input = { ...common, lines: [{ lineId: bought.id, ...request }], ...(byHand && { byHand }) }
  await insist(kill, more => store.call(by, refundPaymentHandler, input, more))
}

async function wait(store: OneStore, { minutes, looks }: StepOf<'wait'>): Promise<void> {
  store.shop.localMode.setNow(new Date(store.shop.clock.now().getTime() + minutes * 60_000))
  if (looks) await lookAtTheClock(store)
}

/** Runs all jobs and delivers the waiting messages. */
export async function lookAtTheClock(store: OneStore): Promise<void> {
  for (const job of moneyJobs)
    await store.job(job).catch((error: unknown) => {
      if (!isExplained(error)) store.mistakes.push(`${job.name}: ${describe(error)}`)
    })
  await store.provider.messages.deliver('waiting')
}

/** The bank could not pay out a refund. */
async function sendBack(store: OneStore, { refund: n }: StepOf<'sendBack'>): Promise<void> {
  const made = (await store.shop.behind.find(payments)).filter(
    ({ refundOf, status, method, providerId }) =>
      refundOf !== undefined && status === 'succeeded' && method === 'card' && providerId?.startsWith('re_'),
  )
  const one = made[n % Math.max(1, made.length)]
  if (!one) return
  const key = one.id === one.providerId ? {} : { key: one.id }
  await atProvider(store.dashboard.failRefund(one.providerId!, { paymentId: one.refundOf!, amountCents: 0 - one.amount.cents, ...key }))
}

async function voidOne(store: OneStore, { by, letter: n, replace }: StepOf<'void'>): Promise<void> {
  const issued = (await store.shop.written()).filter(({ status }) => status === 'issued')
  const letter = issued[n % Math.max(1, issued.length)]
  if (letter) await store.call(by, voidLetterHandler, { letterId: letter.id, reason: 'The name was wrong', replace, mail: false })
}
