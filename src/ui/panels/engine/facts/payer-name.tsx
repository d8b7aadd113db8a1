import { Suspense, useDeferredValue, useMemo } from 'react'
import { chunked } from '../../../../domain/shared/chunked'
import { Callables } from '../../../../domain/shared/functions/callables'
import { maxNamed, namePayers } from '../../../../domain/shop/desk/name-payers.contract'
import { type App, type LiveQuery, useApp, useLiveQuery } from '../../../app-services/app-context'

type Names = ReadonlyMap<string, string>

/** The name of a person, for staff of the money, who may not read people. What it is shown with does not wait for it. */
export const PayerName = ({ id }: { readonly id: string }) => (
  <Suspense fallback="…">
    <AskedName id={id} />
  </Suspense>
)

const AskedName = ({ id }: { readonly id: string }) => useLiveQuery(payerNames(useApp(), [id])).get(id)

/** The names of the people of a table's rows, for the same staff. Those of new rows come in the background, so that the table stays. */
export function usePayerNames(rows: readonly { readonly personId: string }[]): Names {
  const ids = useMemo(() => [...new Set(rows.map(({ personId }) => personId))].toSorted(), [rows])
  return useLiveQuery(payerNames(useApp(), useDeferredValue(ids)))
}

const payerNames = (app: App, ids: readonly string[]): LiveQuery<Names> => ({
  queryKey: ['people', 'payers', ...ids],
  queryFn: async () => {
    const callables = (await app.services()).get(Callables)
    const named = chunked(ids, maxNamed).map(async personIds => {
      const { names } = await callables.call(namePayers, { personIds })
      return personIds.map((id, at) => [id, names[at]!] as const)
    })
    return new Map((await Promise.all(named)).flat())
  },
  staleTime: 0,
})
