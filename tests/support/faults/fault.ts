import { type PortCode, PortError, type PortName } from '../../../src/ports/errors'

/** A fault of one call to a port. */
export type Fault<P extends PortName = PortName> =
  /** The answer comes this many milliseconds later. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** The operation is done, but its answer is lost: the caller gets the port's error for a broken connection. */
  | { readonly kind: 'drop' }
  /** The operation is not done. */
  | { readonly kind: 'refuse'; readonly code: PortCode<P> }
  /** The answer comes after the next answer of the same port, if that comes within 100 ms. */
  | { readonly kind: 'reorder' }

/** Chooses the fault of a call by its port and operation. */
export type FaultPlan = <P extends PortName>(port: P, operation: string) => Fault<P> | undefined

const longestHold = 100

/** The error code of each port for a broken connection. */
const lostAnswer: { readonly [P in PortName]: PortCode<P> } = {
  auth: 'network-request-failed',
  documents: 'unavailable',
  functions: 'unavailable',
  storage: 'retry-limit-exceeded',
  payments: 'unavailable',
  geocoder: 'unavailable',
}

/** Applies the faults of a plan to the calls of a port. */
export class Faults<P extends PortName> {
  private readonly held = new Set<() => void>()

  constructor(
    private readonly port: P,
    private readonly plan: FaultPlan,
  ) {}

  decide(operation: string): Fault<P> | undefined {
    return this.plan(this.port, operation)
  }

  /** Runs the work with the fault that the plan chooses, or with the given one. */
  async around<T>(operation: string, work: () => Promise<T>, fault = this.decide(operation)): Promise<T> {
    if (fault?.kind === 'refuse') throw this.error(fault.code, operation)
    if (fault?.kind === 'delay') await later(fault.ms)
    try {
      const answer = await work()
      if (fault?.kind === 'drop') throw this.error(lostAnswer[this.port], operation)
      return answer
    } finally {
      if (fault?.kind === 'reorder') await this.overtaken()
      else this.release()
    }
  }

  error(code: PortCode<P>, operation: string): PortError<P> {
    return new PortError(this.port, code, `${operation}, by a fault`)
  }

  private async overtaken(): Promise<void> {
    let release: (() => void) | undefined
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    this.held.add(release!)
    await Promise.race([released, later(longestHold)])
    this.held.delete(release!)
  }

  /** Releases the answers that waited for another one. */
  private release(): void {
    for (const answer of this.held) setTimeout(answer)
  }
}

const later = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))
