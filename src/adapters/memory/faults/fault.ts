import { type PortCode, PortError, type PortName } from '../../../ports/errors'

/** What may befall one call of a port. */
export type Fault<P extends PortName = PortName> =
  /** It answers this many milliseconds later. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** It is done, but its answer is lost; the caller learns what the port says of a broken connection. */
  | { readonly kind: 'drop' }
  /** It is not done. */
  | { readonly kind: 'refuse'; readonly code: PortCode<P> }
  /** Its answer is overtaken by the next answer of the same port, where one comes within a tenth of a second. */
  | { readonly kind: 'reorder' }

/** Decides what befalls a call: of which port, and which of its operations. */
export type FaultPlan = <P extends PortName>(port: P, operation: string) => Fault<P> | undefined

const longestHold = 100

/** What each port reports of a connection that broke. */
const lostAnswer: { readonly [P in PortName]: PortCode<P> } = {
  auth: 'network-request-failed',
  documents: 'unavailable',
  functions: 'unavailable',
  storage: 'retry-limit-exceeded',
}

/** Lets a plan's faults befall the calls of a port. */
export class Faults<P extends PortName> {
  private readonly held = new Set<() => void>()

  constructor(
    private readonly port: P,
    private readonly plan: FaultPlan,
  ) {}

  decide(operation: string): Fault<P> | undefined {
    return this.plan(this.port, operation)
  }

  /** Does the work under the fault that the plan names, or under this one. */
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

  /** Those that were held answer after the one that just did. */
  private release(): void {
    for (const answer of this.held) setTimeout(answer)
  }
}

const later = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))
