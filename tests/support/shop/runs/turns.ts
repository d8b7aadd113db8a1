import type { Documents } from '../../../../src/ports/documents'
import { PortError } from '../../../../src/ports/errors'
import type { Payments } from '../../../../src/ports/payments'
import type { Choices } from '../../query-oracle/choices'

/** Where a server that works on a call stops for good: before this step, or after it was done and its answer lost. */
export interface Kill {
  readonly step: number
  readonly after: boolean
}

type Step = <T>(work: () => Promise<T>) => Promise<T>

/** Resolves when nothing in this process can continue without another turn. */
const quiet = () => new Promise<void>(resolve => setImmediate(resolve))

/**
 * Decides whose step is next. Requests of simultaneous calls to the database or the provider wait here, and the seed chooses their order,
 * so the same seed always interleaves the same calls in the same way.
 */
export class Turns {
  private readonly waiting: (() => void)[] = []
  private isMixing = false

  constructor(private readonly choices: Choices) {}

  /** Does all of it at once, step by step, and returns how each ended. */
  async mix(work: readonly (() => Promise<void>)[]): Promise<readonly PromiseSettledResult<void>[]> {
    this.isMixing = work.length > 1
    const all = Promise.allSettled(work.map(one => one())).finally(() => {
      this.isMixing = false
    })
    while (this.isMixing) {
      await quiet()
      this.waiting.splice(this.choices.below(Math.max(1, this.waiting.length)), 1)[0]?.()
    }
    const ended = await all
    // Requests that were still waiting when their call failed elsewhere.
    for (const go of this.waiting.splice(0)) go()
    await quiet()
    return ended
  }

  /** The ports of one call, whose steps wait for their turn. */
  portsOf<P extends { readonly documents: Documents; readonly payments: Payments }>(ports: P, kill?: Kill): P {
    const step = this.stepsOf(kill)
    const { documents, payments } = ports
    return {
      ...ports,
      documents: {
        get: path => step(() => documents.get(path)),
        query: query => step(() => documents.query(query)),
        aggregate: (query, aggregates) => step(() => documents.aggregate(query, aggregates)),
        watch: (...watched) => documents.watch(...watched),
        watchOne: (...watched) => documents.watchOne(...watched),
        commit: writes => step(() => documents.commit(writes)),
        transact: work =>
          step(() =>
            documents.transact(within => work({ get: path => step(() => within.get(path)), write: (...writes) => within.write(...writes) })),
          ),
      } satisfies Documents,
      payments: {
        provider: payments.provider,
        start: charge => step(() => payments.start(charge)),
        charge: (id, saved) => step(() => payments.charge(id, saved)),
        keepCard: (keptFor, saved) => step(() => payments.keepCard(keptFor, saved)),
        forgetCard: method => step(() => payments.forgetCard(method)),
        cancel: id => step(() => payments.cancel(id)),
        find: id => step(() => payments.find(id)),
        findChanges: id => step(() => payments.findChanges(id)),
        refund: refund => step(() => payments.refund(refund)),
        readMessage: (...message) => payments.readMessage(...message),
      } satisfies Payments,
    }
  }

  private stepsOf(kill: Kill | undefined): Step {
    let steps = 0
    const dead = () => new PortError('documents', 'unavailable', 'the server has stopped')
    return async work => {
      if (this.isMixing) await new Promise<void>(resolve => this.waiting.push(resolve))
      const at = ++steps
      if (kill && (at > kill.step || (at === kill.step && !kill.after))) throw dead()
      const answer = await work()
      if (kill && steps >= kill.step) throw dead()
      return answer
    }
  }
}
