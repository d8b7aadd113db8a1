import { Suspense } from 'react'
import { chunked } from '../../../../domain/shared/chunked'
import { Callables } from '../../../../domain/shared/functions/callables'
import { maxNamed, namePayers } from '../../../../domain/shop/desk/name-payers.contract'
import { type App, useApp } from '../../../app-services/app-context'
import { type LiveQuery, useLiveQuery } from '../../../app-services/live-query'

/** The name of a person, for staff of the money, who may not read people. What it is shown with does not wait for it. */
export const PayerName = ({ id }: { readonly id: string }) => (
  <Suspense fallback="…">
    <AskedName id={id} />
  </Suspense>
)

const AskedName = ({ id }: { readonly id: string }) => useLiveQuery(payerName(useApp(), id))

const payerName = (app: App, id: string): LiveQuery<string> => ({
  queryKey: ['people', 'payer', id],
  queryFn: () => nameAskedTogether(app, id),
  staleTime: 0,
})

interface Asking {
  readonly ids: Set<string>
  readonly names: Promise<ReadonlyMap<string, string>>
}
const asking = new WeakMap<App, Asking>()

/** The names that the cells of a table ask for in one moment are one call. */
async function nameAskedTogether(app: App, id: string): Promise<string> {
  const together = asking.get(app) ?? startAsking(app)
  together.ids.add(id)
  return (await together.names).get(id)!
}

function startAsking(app: App): Asking {
  const ids = new Set<string>()
  const ask = async () => {
    await new Promise(resolve => setTimeout(resolve))
    asking.delete(app)
    const callables = (await app.services()).get(Callables)
    const named = chunked([...ids], maxNamed).map(async personIds => {
      const { names } = await callables.call(namePayers, { personIds })
      return personIds.map((personId, at) => [personId, names[at]!] as const)
    })
    return new Map((await Promise.all(named)).flat())
  }
  const started = { ids, names: ask() }
  asking.set(app, started)
  return started
}
