import type { PortName } from '../../../src/ports/errors'
import type { MemoryWorldOptions } from '../memory-world'
import type { Fault, FaultPlan } from './fault'
import { faultyPorts } from './faulty-ports'

/** A connection without faults except those that a test plans: each one applies once, to the next call of its operation. */
export function badConnection() {
  const awaited: { readonly port: PortName; readonly operation: string; readonly fault: Fault; readonly struck: () => void }[] = []
  const plan = ((port: PortName, operation: string) => {
    const i = awaited.findIndex(one => one.port === port && one.operation === operation)
    if (i < 0) return undefined
    const [{ fault, struck }] = awaited.splice(i, 1) as [(typeof awaited)[number]]
    struck()
    return fault
  }) as FaultPlan
  return {
    /** For `memoryApp`. */
    between: (ports => faultyPorts(ports, plan)) satisfies MemoryWorldOptions['between'],
    /** Resolves when the fault has been applied to a call. */
    strike: (port: PortName, operation: string, fault: Fault) =>
      new Promise<void>(resolve => void awaited.push({ port, operation, fault, struck: resolve })),
  }
}
