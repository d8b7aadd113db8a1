import { PortError } from '../../ports/errors'

/** Whether the same act may succeed a moment later: the network was away, or the service busy. */
export const isPassing = (error: unknown): boolean => error instanceof PortError && passing.has(error.code)

const passing: ReadonlySet<string> = new Set(['network-request-failed', 'unavailable', 'resource-exhausted', 'deadline-exceeded', 'aborted'])
