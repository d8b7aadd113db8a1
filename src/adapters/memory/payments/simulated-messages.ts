import type { Clock } from '../../../ports/clock'
import type { Doc, Documents, Transaction, Value } from '../../../ports/documents'
import { isPortError } from '../../../ports/errors'
import type { Ids } from '../../../ports/ids'
import type { ProviderChange, ProviderEvent } from '../../../ports/payments'

/** Not in a declared collection, so closed to every client. */
const messagesPath = 'simulatedMessages'

/** How messages reach the organization. */
interface Delivery {
  /**
   * `late`: delivered when the clock is next checked. `lost`: delivered only when messages are sent again. `never`: messages of payments,
   * refunds and disputes are not delivered even then.
   */
  arrival: 'at-once' | 'late' | 'lost' | 'never'
  twice: boolean
  /** Delivers the newest waiting messages first. */
  backwards: boolean
}

export type Message = Pick<ProviderEvent, 'type' | 'objectId'> & { readonly change: ProviderChange }

/**
 * The messages of the simulated provider. They are stored in the transaction of the change that they report, and wait until the organization
 * has handled them.
 */
export class SimulatedMessages {
  readonly delivery: Delivery = { arrival: 'at-once', twice: false, backwards: false }

  /** Messages that the organization is handling: handling one may cause further messages, whose delivery must not deliver the first one again. */
  private readonly underWay = new Set<string>()

  constructor(
    private readonly documents: Documents,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly take: (event: ProviderEvent) => Promise<void>,
  ) {}

  /** Adds messages to a transaction. */
  write(transaction: Transaction, ...messages: readonly Message[]): void {
    const now = this.clock.now()
    const { arrival } = this.delivery
    const waitsOf = (of: ProviderChange['of']) =>
      arrival === 'never' ? (of === 'card' || of === 'payout' ? 'lost' : 'never') : arrival === 'lost' ? 'lost' : 'waiting'
    for (const [i, { type, objectId, change }] of messages.entries()) {
      const data = { type, objectId, change: change as unknown as Value, sentAt: now, n: i, waits: waitsOf(change.of) }
      transaction.write({ op: 'create', path: `${messagesPath}/evt_${this.ids.next()}`, data })
    }
  }

  /** After a change: delivers the messages that are neither late nor lost. */
  async afterChange(): Promise<void> {
    if (this.delivery.arrival === 'at-once') await this.deliver('waiting')
  }

  /** Delivers the waiting messages, and with `lost` also the lost ones. A message that the organization wants again later keeps waiting. */
  async deliver(...which: readonly ('waiting' | 'lost')[]): Promise<number> {
    let delivered = 0
    for (;;) {
      const waiting = await this.documents.query({ collection: messagesPath, where: [['waits', 'in', which]] })
      const found = waiting.filter(({ id }) => !this.underWay.has(id))
      const taken = await this.deliverOnce(found)
      delivered += taken
      if (taken === 0 || taken === found.length) return delivered
    }
  }

  private async deliverOnce(found: readonly Doc[]): Promise<number> {
    const sorted = found.toSorted((a, b) => orderOf(a) - orderOf(b))
    let taken = 0
    for (const doc of this.delivery.backwards ? sorted.toReversed() : sorted) {
      if (this.underWay.has(doc.id)) continue
      this.underWay.add(doc.id)
      if (await this.deliverMessage(doc).finally(() => this.underWay.delete(doc.id))) taken += 1
    }
    return taken
  }

  /** Returns false if the organization wants the message again later. */
  private async deliverMessage(doc: Doc): Promise<boolean> {
    const event = eventOf(doc)
    try {
      await this.take(event)
      if (this.delivery.twice) await this.take(event)
    } catch (error) {
      if (isPortError(error, 'payments', 'unavailable')) return false
      throw error
    }
    await this.documents.commit([{ op: 'update', path: doc.path, data: { waits: 'taken' } }])
    return true
  }

  /** Sends all delivered messages again, as the provider does on request. */
  async sendAgain(): Promise<void> {
    for (const doc of await this.documents.query({ collection: messagesPath, where: [['waits', '==', 'taken']] })) await this.take(eventOf(doc))
  }
}

const orderOf = ({ data }: Doc) => (data['sentAt'] as Date).getTime() * 100 + Number(data['n'])

/** Times are whole seconds, as Stripe's are. */
const eventOf = ({ id, data }: Doc): ProviderEvent => ({
  id,
  type: String(data['type']),
  objectId: String(data['objectId']),
  at: new Date(Math.floor((data['sentAt'] as Date).getTime() / 1000) * 1000),
  change: data['change'] as unknown as ProviderChange,
})
