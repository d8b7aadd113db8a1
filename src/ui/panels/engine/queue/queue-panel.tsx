import { type Collection, pathOf, type StoredOf } from '../../../../domain/shared/records/collection'
import { type App, type LiveQuery, useApp, useLiveQuery } from '../../../app-services/app-context'
import { recordsQuery } from '../../../queries/record.queries'
import { columnFact } from '../facts/column-fact'
import { fieldFacts } from '../facts/field-fact'
import { type Panel, panelOf } from '../panel'
import { usePanelContext } from '../use-panel-context'
import { Queue } from './queue'
import type { CollectionQueueSpec, QueueSpec } from './queue-spec'

type Query<R> = (app: App) => LiveQuery<readonly R[]>

/** A queue panel: the default export of its file. Its entries are records of a collection, or the result of a query of `ui/queries`. */
export function queuePanel<C extends Collection>(of: C, spec: CollectionQueueSpec<NoInfer<C>>): Panel
export function queuePanel<R extends { readonly id: string }>(query: Query<R>, spec: QueueSpec<NoInfer<R>>): Panel
export function queuePanel<C extends Collection, R extends { readonly id: string }>(
  source: C | Query<R>,
  spec: CollectionQueueSpec<C> | QueueSpec<R>,
): Panel {
  return panelOf(() =>
    typeof source === 'function' ? (
      <QueryQueue query={source} spec={spec as QueueSpec<R>} />
    ) : (
      <CollectionQueue of={source} spec={spec as CollectionQueueSpec<C>} />
    ),
  )
}

interface CollectionQueueProps<C extends Collection> {
  readonly of: C
  readonly spec: CollectionQueueSpec<C>
}

function CollectionQueue<C extends Collection>({ of, spec }: CollectionQueueProps<C>) {
  const { tz } = usePanelContext()
  const rows = useLiveQuery(recordsQuery(useApp(), of, spec.find))
  const factsOf = (row: StoredOf<C>) =>
    spec.facts.flatMap(fact => (typeof fact === 'string' ? fieldFacts(of, [fact], row, tz) : [columnFact(fact, row, tz)]))
  return <Queue rows={rows} spec={spec} factsOf={factsOf} states={of.states} pathTo={id => `${pathOf(of, spec.find?.params)}/${id}`} />
}

interface QueryQueueProps<R extends { readonly id: string }> {
  readonly query: Query<R>
  readonly spec: QueueSpec<R>
}

function QueryQueue<R extends { readonly id: string }>({ query, spec }: QueryQueueProps<R>) {
  const { tz } = usePanelContext()
  const rows = useLiveQuery(query(useApp()))
  return <Queue rows={rows} spec={spec} factsOf={row => spec.facts.map(fact => columnFact(fact, row, tz))} />
}
