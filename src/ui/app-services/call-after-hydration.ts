import type { FunctionContract } from '../../domain/shared/functions/cloud-function'
import type { App } from './app-context'
import { serviceAfterHydration } from './service-after-hydration'

/** Calls a callable whose contract is downloaded with the first call, not with the page. */
export async function callAfterHydration<I, O>(app: App, load: () => Promise<FunctionContract<I, O>>, input: I): Promise<O> {
  const [callables, contract] = await Promise.all([
    serviceAfterHydration(app, async () => (await import('../../domain/shared/functions/callables')).Callables),
    load(),
  ])
  return callables.call(contract, input)
}
