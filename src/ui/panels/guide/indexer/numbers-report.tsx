import { NumberedListings, type NumbersOfEdition } from '../../../../domain/guide/numbering/numbered-listings'
import type { App } from '../../../app-services/app-context'
import type { LiveQuery } from '../../../app-services/live-query'
import { customPanel } from '../../engine/custom-panel'
import type { ReportSpec } from '../../engine/panel-spec'
import { ReportBoard } from '../../engine/report-panel'
import { useEdition } from '../use-edition'

/** A part of what is known of the numbers of an edition, live. `name` tells the parts apart. */
export function numbersQuery<T>(app: App, editionId: string, name: string, partOf: (numbers: NumbersOfEdition) => T): LiveQuery<T> {
  const reading = async () => (await app.services()).get(NumberedListings).of(editionId)
  return {
    queryKey: ['office', 'numbered-listings', editionId, name],
    queryFn: async () => partOf(await (await reading()).read()),
    live: async (next, fail) => (await reading()).watch(numbers => next(partOf(numbers)), fail),
  }
}

/** A tab that shows such a part as a table. */
export const numbersReport = <R extends { readonly id: string }>(
  name: string,
  rowsOf: (numbers: NumbersOfEdition) => readonly R[],
  spec: ReportSpec<R>,
) =>
  customPanel(() => {
    const { id = 'none' } = useEdition() ?? {}
    return <ReportBoard key={id} query={app => numbersQuery(app, id, name, rowsOf)} spec={spec} />
  })
