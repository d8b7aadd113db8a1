import { useState } from 'react'
import { Link } from 'react-router-dom'
import { WallClock } from '../../../../domain/operations/wall-clock'
import { MergeDesk } from '../../../../domain/people/merge-desk'
import type { Merge } from '../../../../domain/people/merges'
import type { UndoneMerge } from '../../../../domain/people/undo-merge.function'
import { useApp, useService } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { EmptyState } from '../../../kit/empty-state'
import { Time } from '../../../kit/time'
import { Button } from '../../../office/controls/button'
import { mergeQueries } from '../../../queries/merge.queries'
import { renewPeople } from '../../../queries/people.queries'
import type { Outcome } from '../../engine/use-outcome'
import { usePanelPlace } from '../../engine/use-panel-place'
import { ChangedSince } from './changed-since'
import css from './merge.module.css'

interface MergeHistoryProps {
  readonly outcome: Outcome
  /** The merge that the address names. */
  readonly open: string | undefined
}

const stateWords: Readonly<Record<Merge['status'], string>> = {
  running: 'Broken off',
  done: 'Merged',
  undoing: 'Undo broken off',
  undone: 'Taken back',
}

/** Merges, the latest first; each can be taken back for thirty days, and gone on with where it was broken off. */
export default function MergeHistory({ outcome, open }: MergeHistoryProps) {
  const [app, desk, clock] = [useApp(), useService(MergeDesk), useService(WallClock)]
  const merges = useLiveQuery(mergeQueries(app).merges())
  const { tz } = usePanelPlace()
  const [undone, setUndone] = useState<{ readonly merge: Merge; readonly answer: UndoneMerge }>()

  const undo = (merge: Merge) =>
    void outcome.run('Taking it back…', async tell => {
      const total = merge.moved.length
      const answer = await desk.undo(merge.id, remaining => tell({ done: total - remaining, total }))
      setUndone({ merge, answer })
      await renewPeople(app)
      return { said: `${merge.mergedName} has a record of their own again${answer.left.length > 0 ? '; something was changed since' : ''}.` }
    })
  const goOn = (merge: Merge) =>
    void outcome.run('Merging…', async () => {
      await desk.resume(merge)
      await renewPeople(app)
      return { said: `${merge.mergedName} is part of ${merge.keptName} now.` }
    })
  if (merges.length === 0) return <EmptyState title="Nothing was merged yet" action={<Link to="?">Open the queue</Link>} />
  return (
    <>
      {undone && undone.answer.left.length > 0 && <ChangedSince merge={undone.merge} answer={undone.answer} outcome={outcome} />}
      <ul className={css.pairs} aria-label="Merges">
        {merges.map(merge => (
          <li key={merge.id} className={css.pair} aria-current={merge.id === open || undefined}>
            <div className={css.two}>
              <p>
                <Link to={`/cpanel/userfinder?person=${merge.keptId}`}>{merge.keptName || 'Somebody'}</Link>
                <span>took in {merge.mergedName || 'a double'}</span>
              </p>
            </div>
            <p className={css.why}>
              {stateWords[merge.status]}
              <small>
                <Time at={merge.createdAt} tz={tz} short year />
              </small>
            </p>
            <div className={css.acts}>
              {merge.status === 'running' && (
                <Button size="compact-md" onClick={() => goOn(merge)}>
                  Go on
                </Button>
              )}
              {merge.status !== 'undone' && clock.now() <= merge.undoUntil && (
                <Button
                  variant="default"
                  size="compact-md"
                  onClick={() => undo(merge)}
                  aria-label={`Take back: ${merge.mergedName} into ${merge.keptName}`}
                >
                  Take back
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
