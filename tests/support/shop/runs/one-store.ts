import { SimulatedDashboard } from '../../../../src/adapters/memory/payments/simulated-dashboard'
import { SimulatedPayments } from '../../../../src/adapters/memory/payments/simulated-payments'
import { type FunctionHandler, type HandlerPorts, handlerContext } from '../../../../src/domain/shared/functions/handler'
import { invokeHandler } from '../../../../src/domain/shared/functions/invoke-handler'
import type { Job } from '../../../../src/domain/shared/functions/job'
import type { Actor } from '../../../../src/domain/shared/records/policy'
import { applyProviderEvent } from '../../../../src/domain/shop/payments/apply-provider-event'
import { isTransient, PortError } from '../../../../src/ports/errors'
import type { ProviderEvent } from '../../../../src/ports/payments'
import type { Choices } from '../../query-oracle/choices'
import { type LettersWorld, lettersWorld } from '../letters-world'
import { confirmAddress, furnish } from './furnish'
import { type Kill, Turns } from './turns'

export const people = ['mia', 'bo', 'cy', 'guest'] as const
/** Who have records, and accounts. `gus` is the guest with an account, which owns the guest's address. */
export const members = ['mia', 'bo', 'cy'] as const
export type Who = (typeof people)[number]
export const staff = ['ann', 'ben'] as const
export type Staff = (typeof staff)[number]

/** An order as its buyer's browser knows it. */
export interface Checkouted {
  readonly key: string
  readonly input: object
  readonly who: Who
  orderId?: string
  orderKey?: string
  clientSecret?: string
}

/** The number of pieces bought in, for each product whose stock is counted. */
export const boughtIn = { poster: 3, book: 10 } as const

/**
 * One store with its buyers, staff and payment provider. Their calls wait for their turn, and a server may stop in the middle of a call.
 */
export class OneStore {
  readonly orders: Checkouted[] = []
  /** Failures that no rule explains. */
  readonly mistakes: string[] = []
  /** The lowest remainder that each line has had, by its key. */
  readonly leastLeft = new Map<string, { readonly pieces: number; readonly cents: number }>()
  readonly turns: Turns
  readonly provider: SimulatedPayments
  readonly dashboard: SimulatedDashboard
  /** Whether a server that handles a message of the provider may stop before it is done. */
  mayStop = true
  private readonly ports: HandlerPorts

  private constructor(
    readonly shop: LettersWorld,
    private readonly actors: ReadonlyMap<string, Actor>,
    readonly choices: Choices,
  ) {
    const { clock, ids, store } = shop
    this.turns = new Turns(choices)
    this.provider = new SimulatedPayments(store, clock, ids, event => this.takeMessage(event))
    this.dashboard = new SimulatedDashboard(this.provider, ids)
    this.ports = { ...shop.context, payments: this.provider }
  }

  static async open(choices: Choices): Promise<OneStore> {
    const shop = await lettersWorld()
    await shop.legal()
    await furnish(shop)
    const actors = new Map<string, Actor>()
    for (const name of [...members, 'gus', ...staff]) {
      const claims = staff.includes(name as Staff) ? ({ pid: name, adm: 1, sc: 'mp' } as const) : { pid: name }
      await shop.enter(claims)
      actors.set(name, { uid: shop.auth.current!.uid, claims, secondFactor: true })
    }
    await shop.enter(undefined)
    await confirmAddress(shop, actors.get('gus')!.uid, 'guest@post.example')
    return new OneStore(shop, actors, choices)
  }

  /** Calls as somebody who has just signed in. The same key continues the same call. */
  async call<I, O>(
    who: Who | Staff | 'gus',
    handler: FunctionHandler<I, O>,
    input: I,
    { kill, key }: { kill?: Kill; key?: string } = {},
  ): Promise<O> {
    const actor = this.actors.get(who)
    const ports = { ...this.ports, actor: actor && { ...actor, authenticatedAt: this.shop.clock.now() } }
    return (await invokeHandler(handler, this.turns.portsOf(ports, kill), key === undefined ? input : { key, input })) as O
  }

  async job(job: Job): Promise<void> {
    await job.run(handlerContext(this.turns.portsOf({ ...this.ports, actor: undefined })))
  }

  /** Handles a message as the webhook does; after a failure the message is sent again. */
  private async takeMessage(event: ProviderEvent): Promise<void> {
    const kill = this.mayStop && this.choices.once(12) ? { step: 1 + this.choices.below(14), after: this.choices.once(2) } : undefined
    try {
      await applyProviderEvent(handlerContext(this.turns.portsOf({ ...this.ports, actor: undefined }, kill)), event)
    } catch (error) {
      if (!isTransient(error)) this.mistakes.push(`${event.type}: ${describe(error)}`)
      throw new PortError('payments', 'unavailable', 'send it again')
    }
  }
}

/** The failure of a job at each record where it failed. */
export const describe = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(describe).join('\n') : error instanceof Error ? (error.stack ?? error.message) : String(error)
