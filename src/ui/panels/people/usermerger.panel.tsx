import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Skeleton } from '../../kit/skeleton'
import { customPanel } from '../engine/custom-panel'
import { OutcomeLine } from '../engine/outcome-line'
import { useOutcome } from '../engine/use-outcome'
import { ViewLinks } from '../engine/view-links'
import { Comparison } from './merge/comparison'
import { DuplicateQueue } from './merge/duplicate-queue'
import css from './merge/merge.module.css'

/** Downloaded with the first look back. */
const MergeHistory = lazy(() => import('./merge/merge-history'))

export default customPanel(UserMerger)

const views = [
  { name: 'queue', label: 'Queue', to: '?' },
  { name: 'history', label: 'Merged so far', to: '?view=history' },
] as const

/** The queue of likely doubles, two of them side by side, and what was merged, which can be taken back. */
function UserMerger() {
  const [search, setSearch] = useSearchParams()
  const outcome = useOutcome()
  const [a, b] = [search.get('a'), search.get('b')]
  const view = search.has('merge') ? 'history' : (search.get('view') ?? 'queue')
  const isComparing = a !== null && b !== null && a !== b
  return (
    <div className={css.merger}>
      <ViewLinks label="Merging" links={views.map(({ name, label, to }) => ({ to, label, isHere: !isComparing && view === name }))} />
      <OutcomeLine outcome={outcome} />
      <Suspense fallback={<Skeleton lines={8} height="34px" />}>
        {isComparing ? (
          <Comparison key={`${a} ${b}`} ids={[a, b]} outcome={outcome} onDone={() => setSearch({})} />
        ) : view === 'history' ? (
          <MergeHistory outcome={outcome} open={search.get('merge') ?? undefined} />
        ) : (
          <DuplicateQueue outcome={outcome} onCompare={(one, other) => setSearch({ a: one, b: other })} />
        )}
      </Suspense>
    </div>
  )
}
