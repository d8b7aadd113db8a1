import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { StripeSettings } from '../../../../src/adapters/cloud/stripe/stripe-settings'
import { DoubleCards } from './double-cards'
import { type Intent, intentOf, refundOf, webhookSecret } from './stripe-shapes'

type Answer = readonly [status: number, body: object]
interface Asked {
  readonly of: string
  readonly fields: URLSearchParams
}

const refused = (status: number, error: object): Answer => [
  status,
  { error: { type: 'invalid_request_error', message: 'from the double', ...error } },
]

/**
 * A double of Stripe's API on this machine: the few requests that this program makes, answered as Stripe's documentation says. It was never
 * compared with the real API.
 */
export class StripeDouble {
  readonly intents = new Map<string, Intent>()
  readonly cards = new DoubleCards()
  readonly refunds = new Map<string, ReturnType<typeof refundOf>>()
  readonly disputes: {
    readonly id: string
    readonly status: string
    readonly amount: number
    readonly created: number
    readonly payment_intent: string
  }[] = []
  readonly payoutParts = new Map<string, readonly { type: string; fee: number; created?: number }[]>()
  /** Every request, as method and path. */
  readonly asked: string[] = []
  /** The headers and fields of the last request. */
  last: { readonly headers: IncomingMessage['headers']; readonly fields: URLSearchParams } | undefined
  /** Statuses of the next answers, whose requests are not carried out. `0` breaks the connection after the request was carried out. */
  readonly failures: number[] = []
  private readonly answered = new Map<string, { readonly of: string; readonly answer: Answer }>()
  private readonly server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const [failure, answer] = this.take(request, Buffer.concat(chunks).toString())
      if (failure === 0) return void request.socket.destroy()
      response.writeHead(answer[0], { 'content-type': 'application/json', 'request-id': 'req_double' }).end(JSON.stringify(answer[1]))
    })
  })

  static async open(): Promise<StripeDouble> {
    const double = new StripeDouble()
    await new Promise<void>(resolve => double.server.listen(0, '127.0.0.1', resolve))
    return double
  }

  get settings(): StripeSettings {
    const { port } = this.server.address() as AddressInfo
    return { secretKey: 'sk_test_double', webhookSecret, api: { protocol: 'http', host: '127.0.0.1', port } }
  }

  stop(): Promise<void> {
    this.server.closeAllConnections()
    return new Promise(resolve => void this.server.close(() => resolve()))
  }

  /** A buyer pays with the card that ends in 4242. */
  pay(id: string, { status = 'succeeded' as Intent['status'], feeCents = 175 } = {}): Intent {
    const before = this.intents.get(id)!
    const created = before.created + 90
    const charge = {
      id: `ch_${id}`,
      object: 'charge',
      created,
      balance_transaction: { id: `txn_${id}`, object: 'balance_transaction', fee: feeCents },
    }
    const card = { payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2031 } } }
    const kept = before.setup_future_usage ? { payment_method: this.cards.keep(String(before.customer)) } : {}
    const paid = { ...before, ...kept, status, amount_received: before.amount, latest_charge: { ...charge, ...card } }
    this.intents.set(id, paid)
    return { ...paid, latest_charge: charge.id }
  }

  /** Advances the clock by a day, after which Stripe may forget idempotency keys. */
  forgetKeys(): void {
    this.answered.clear()
  }

  private take(request: IncomingMessage, body: string): readonly [failure: number | undefined, Answer] {
    const url = new URL(request.url!, 'http://double')
    const fields = request.method === 'GET' ? url.searchParams : new URLSearchParams(body)
    this.asked.push(`${request.method} ${url.pathname}`)
    this.last = { headers: request.headers, fields }
    const failure = this.failures.shift()
    if (failure) return [failure, refused(failure, { type: failure === 429 ? 'invalid_request_error' : 'api_error' })]
    if (request.headers.authorization !== 'Bearer sk_test_double') return [undefined, refused(401, {})]
    return [failure, this.once(request, { of: `${request.method} ${url.pathname}`, fields })]
  }

  private once(request: IncomingMessage, asked: Asked): Answer {
    const key = request.headers['idempotency-key'] as string | undefined
    if (request.method !== 'POST' || key === undefined) return this.answer(asked)
    const of = `${asked.of}?${asked.fields}`
    const before = this.answered.get(key)
    if (before) return before.of === of ? before.answer : refused(400, { type: 'idempotency_error' })
    const answer = this.answer(asked)
    this.answered.set(key, { of, answer })
    return answer
  }

  private answer({ of, fields }: Asked): Answer {
    const [, method, resource, id, act] = /^(\w+) \/v1\/(\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(of) ?? []
    if (resource === 'balance_transactions') return listed(this.parts(fields.get('payout')!))
    if (resource === 'refunds' && method === 'GET') return listed(this.refundsOf(fields.get('payment_intent')!))
    if (resource === 'disputes') return listed(this.disputes.filter(one => one.payment_intent === fields.get('payment_intent')))
    if (resource === 'refunds') return this.refund(fields)
    const ofCards = this.cards.answer({ method: method!, resource: resource!, id, act }, fields)
    if (ofCards) return ofCards
    if (resource !== 'payment_intents') return refused(404, { code: 'resource_missing' })
    if (id === undefined) return this.start(fields)
    const intent = this.intents.get(id)
    if (!intent) return refused(404, { code: 'resource_missing', param: 'intent' })
    if (act === 'cancel') return this.cancel(intent)
    if (act === 'confirm') return this.confirm(intent, fields)
    if (method === 'GET') return [200, fields.has('expand[0]') ? intent : { ...intent, latest_charge: null }]
    return refused(404, {})
  }

  private start(fields: URLSearchParams): Answer {
    const intent = intentOf({
      amount: Number(fields.get('amount')),
      metadata: { orderId: fields.get('metadata[orderId]')! },
      customer: fields.get('customer'),
      setup_future_usage: fields.has('setup_future_usage') ? 'off_session' : null,
    })
    this.intents.set(intent.id, intent)
    return [200, intent]
  }

  /** Charges a saved card. Its holder is away, so a card that needs the bank's question is declined. */
  private confirm(intent: Intent, fields: URLSearchParams): Answer {
    if (intent.status !== 'requires_payment_method') return refused(400, { code: 'payment_intent_unexpected_state' })
    const card = this.cards.kept.get(fields.get('payment_method')!)
    if (card?.customer !== intent.customer) return refused(400, { param: 'payment_method' })
    if (card.declines) this.intents.set(intent.id, { ...intent, last_payment_error: { code: card.declines } as never })
    if (card.declines) return [402, { error: { type: 'card_error', message: 'from the double', code: card.declines } }]
    return [200, this.pay(intent.id)]
  }

  private cancel(intent: Intent): Answer {
    if (['succeeded', 'processing', 'canceled'].includes(intent.status)) return refused(400, { code: 'payment_intent_unexpected_state' })
    const canceled: Intent = { ...intent, status: 'canceled', canceled_at: intent.created + 3600, cancellation_reason: 'abandoned' }
    this.intents.set(intent.id, canceled)
    return [200, canceled]
  }

  private refund(fields: URLSearchParams): Answer {
    const intent = this.intents.get(fields.get('payment_intent')!)
    if (!intent) return refused(404, { code: 'resource_missing', param: 'payment_intent' })
    const amount = Number(fields.get('amount'))
    const before = this.refundsOf(intent.id).reduce((sum, { amount: one }) => sum + one, 0)
    if (before === intent.amount_received) return refused(400, { code: 'charge_already_refunded' })
    // Here Stripe names the field and gives no code.
    if (before + amount > intent.amount_received) return refused(400, { param: 'amount' })
    const refund = refundOf({ amount, payment_intent: intent.id, metadata: { key: fields.get('metadata[key]')! } })
    this.refunds.set(refund.id, refund)
    return [200, refund]
  }

  private refundsOf(payment: string) {
    return [...this.refunds.values()].filter(({ payment_intent }) => payment_intent === payment)
  }

  private parts(payout: string) {
    return (this.payoutParts.get(payout) ?? []).map((part, i) => ({
      id: `txn_${i}`,
      object: 'balance_transaction',
      created: Date.UTC(2027, 9, 16, 18) / 1000,
      ...part,
    }))
  }
}

const listed = (data: readonly object[]): Answer => [200, { object: 'list', data, has_more: false, url: '/v1/double' }]
