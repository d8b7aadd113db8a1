import { type FunctionHandler, invokeHandler } from '../../src/domain/shared/functions/handler'
import type { MemoryWorld } from './memory-world'

/** Calls a callable in another browser, where the sample's superadmin has just signed in. */
export function asSuperadmin<I, O>({ context, clock }: MemoryWorld, handler: FunctionHandler<I, O>, input: I): Promise<unknown> {
  const claims = { pid: 'p-superadmin', adm: 1, sa: 1 } as const
  return invokeHandler(handler, { ...context, actor: { uid: 'u-superadmin', secondFactor: true, claims, authenticatedAt: clock.now() } }, input)
}
