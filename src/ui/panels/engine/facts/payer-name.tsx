import { Callables } from '../../../../domain/shared/functions/callables'
import { namePayers } from '../../../../domain/shop/desk/name-payers.contract'
import { type App, useApp } from '../../../app-services/app-context'
import { type LiveQuery, useLiveQuery } from '../../../app-services/live-query'

/** The name of a person, for staff of the money, who may not read people. */
export const PayerName = ({ id }: { readonly id: string }) => useLiveQuery(payerName(useApp(), id))

const payerName = (app: App, id: string): LiveQuery<string> => ({
  queryKey: ['people', 'payer', id],
  queryFn: async () => (await (await app.services()).get(Callables).call(namePayers, { personIds: [id] })).names[0]!,
  staleTime: 0,
})
