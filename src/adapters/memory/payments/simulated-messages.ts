import type { Clock } from '../../../ports/clock'
import type { Doc, Documents, Transaction, Value } from '../../../ports/documents'
import { isPortError } from '../../../ports/errors'
import type { Ids } from '../../../ports/ids'
import type { ProviderChange, ProviderEvent } from '../../../ports/payments'

/** Not in a declared collection, so closed to every client. */
const messagesPath = 'simulatedMessages'

/** How messages reach the organization. */
interface Delivery {
  /** `late`: with the next look at the clock. `lost`: when they are sent again. `never`: those of payments, refunds and disputes are not even sent again. */
  arrival: 'at-once' | 'late' | 'lost' | 'never'
  twice: boolean
  /** The newest of those that wait first. */
  backwards: boolean
}

export type Message = Pick<ProviderEvent, 'type' | 'objectId'> & { readonly change: ProviderChange }

/** The messages of the simulated provider. They are stored with the change that they tell, and wait until the organization has taken them. */
export class SimulatedMessages {
  readonly delivery: Delivery = { arrival: 'at-once', twice: false, backwards: false }

  /** Those that the organization is working on: what it does may bring further messages, which must not deliver the first again. */
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

  /** After a change: what is neither late nor lost arrives now. */
  async afterChange(): Promise<void> {
    if (this.delivery.arrival === 'at-once') await this.deliver('waiting')
  }

  /** Delivers what waits, and with `lost` what was lost before. What the organization asks for again waits on. */
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

  /** False where the organization wants it again later. */
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

  /** Sends all messages again that were taken before, as the provider does on request. */
  async sendAgain(): Promise<void> {
    for (const doc of await this.documents.query({ collection: messagesPath, where: [['waits', '==', 'taken']] })) await this.take(eventOf(doc))
  }
}

const orderOf = ({ data }: Doc) => (data['sentAt'] as Date).getTime() * 100 + Number(data['n'])

/** Times are in whole seconds, as Stripe's are. */
const eventOf = ({ id, data }: Doc): ProviderEvent => ({
  id,
  type: String(data['type']),
  objectId: String(data['objectId']),
  at: new Date(Math.floor((data['sentAt'] as Date).getTime() / 1000) * 1000),
  change: data['change'] as unknown as ProviderChange,
})
