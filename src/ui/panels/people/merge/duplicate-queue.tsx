import { useState } from 'react'
import { type DuplicatePair, isForBatch, MergeDesk, mostInBatch, proposedKept } from '../../../../domain/people/merge-desk'
import { useApp, useService } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { EmptyState } from '../../../kit/empty-state'
import { Button } from '../../../office/controls/button'
import { mergeQueries } from '../../../queries/merge.queries'
import { renewPeople } from '../../../queries/people.queries'
import type { Outcome } from '../../engine/use-outcome'
import { PersonPick } from '../person/person-pick'
import css from './merge.module.css'
import { PairRow } from './pair-row'

interface DuplicateQueueProps {
  readonly outcome: Outcome
  readonly onCompare: (one: string, other: string) => void
}

/** Likely doubles, the surest first; those with one address of mail can be merged together. */
export function DuplicateQueue({ outcome, onCompare }: DuplicateQueueProps) {
  const [app, desk] = [useApp(), useService(MergeDesk)]
  const queries = mergeQueries(app)
  const pairs = useLiveQuery(queries.pairs())
  const waiting = useLiveQuery(queries.waitingPairs())
  const batch = pairs.filter(isForBatch).slice(0, mostInBatch)

  const look = () =>
    void outcome.run('Comparing everybody…', async () => {
      const { people, pairs: found, added } = await desk.look()
      await renewPeople(app)
      return {
        said: `${people.toLocaleString('en-US')} people compared: ${found.toLocaleString('en-US')} pairs, ${added.toLocaleString('en-US')} of them new.`,
      }
    })
  const dismiss = (pair: DuplicatePair) =>
    void outcome.run('Remembering it…', async () => {
      await desk.dismiss(pair)
      // The others stand as they are: two hundred pairs are not read anew for one.
      app.queries.setQueryData(queries.pairs().queryKey, (before: readonly DuplicatePair[] = []) => before.filter(({ id }) => id !== pair.id))
      await app.queries.invalidateQueries({ queryKey: queries.waitingPairs().queryKey })
      return { said: 'Two different people. They are not offered again.', undo: () => desk.reopen(pair.id).then(() => renewPeople(app)) }
    })
  const mergeBatch = () =>
    void outcome.run('Merging…', async (tell, signal) => {
      const done = await mergedBatch(desk, batch, tell, signal)
      await renewPeople(app)
      return done
    })
  return (
    <>
      <div className={css.tools}>
        <Button variant={pairs.length === 0 ? 'filled' : 'default'} size="compact-md" onClick={look}>
          Look for doubles
        </Button>
        {batch.length > 0 && (
          <Button variant="default" size="compact-md" onClick={mergeBatch}>
            Merge {batch.length === 1 ? 'the pair' : `all ${batch.length} pairs`} with the same e-mail and name
          </Button>
        )}
      </div>
      {pairs.length === 0 ? (
        <EmptyState title="No doubles are waiting">Compare everybody with everybody: it takes a few seconds.</EmptyState>
      ) : (
        <>
          <p role="status" className={css.waiting}>
            {waiting > pairs.length
              ? `The surest ${pairs.length.toLocaleString('en-US')} of ${waiting.toLocaleString('en-US')} pairs; the next follow as these are decided.`
              : pairs.length === 1
                ? '1 pair'
                : `${pairs.length.toLocaleString('en-US')} pairs`}
          </p>
          <ul className={css.pairs} aria-label="Likely doubles">
            {pairs.map(pair => (
              <PairRow key={pair.id} pair={pair} onCompare={onCompare} onDismiss={() => dismiss(pair)} />
            ))}
          </ul>
        </>
      )}
      <ByHand onCompare={onCompare} />
    </>
  )
}

/** One after the other, so that a stop leaves whole merges. Undo takes all of them back, the last first. */
async function mergedBatch(
  desk: MergeDesk,
  batch: readonly DuplicatePair[],
  tell: (progress: { done: number; total: number }) => void,
  signal: AbortSignal,
) {
  const done: string[] = []
  for (const { people } of batch) {
    if (signal.aborted) break
    tell({ done: done.length, total: batch.length })
    // A record may stand in two pairs: what the first merge made of it is read anew.
    const [one, other] = await Promise.all(people.map(({ id }) => desk.person(id)))
    if (one?.status === 'active' && other?.status === 'active') done.push(await desk.merge(...proposedKept([one, other])))
  }
  return {
    said: `${done.length === 1 ? '1 pair is' : `${done.length} pairs are`} merged.`,
    undo: async () => {
      for (const mergeId of done.toReversed()) await desk.undo(mergeId)
    },
  }
}

function ByHand({ onCompare }: Pick<DuplicateQueueProps, 'onCompare'>) {
  const [first, setFirst] = useState<string>()
  return (
    <section aria-labelledby="by-hand" className={css.hand}>
      <h2 id="by-hand">Two by hand</h2>
      {first === undefined ? (
        <PersonPick key="first" label="One of the two" onPick={setFirst} />
      ) : (
        <PersonPick key="second" label="And the other" onPick={second => onCompare(first, second)} />
      )}
    </section>
  )
}
