import type { Functions } from '../../../src/ports/functions'
import { type FaultPlan, Faults } from './fault'

/** The Functions port over a bad connection; the operation is the callable's name. */
export class FaultyFunctions implements Functions {
  private readonly faults: Faults<'functions'>

  constructor(
    private readonly inner: Functions,
    plan: FaultPlan,
  ) {
    this.faults = new Faults('functions', plan)
  }

  call(name: string, input: unknown): Promise<unknown> {
    return this.faults.around(name, () => this.inner.call(name, input))
  }

  post(name: string, input: unknown): Promise<void> {
    return this.faults.around(name, () => this.inner.post(name, input))
  }
}
