import { useState } from 'react'
import { MergeDesk, proposedKept } from '../../../../domain/people/merge-desk'
import { mergePlan } from '../../../../domain/people/merge-plan'
import type { Person } from '../../../../domain/people/merge-snapshot'
import type { MergeChoices, Side } from '../../../../domain/people/merges'
import { useApp, useService } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { EmptyState } from '../../../kit/empty-state'
import { Button } from '../../../office/controls/button'
import { mergeQueries } from '../../../queries/merge.queries'
import { renewPeople } from '../../../queries/people.queries'
import type { Outcome } from '../../engine/use-outcome'
import { ComparedFields } from './compared-fields'
import { ComparedRest } from './compared-rest'
import css from './merge.module.css'

interface ComparisonProps {
  readonly ids: readonly [string, string]
  readonly outcome: Outcome
  readonly onDone: () => void
}

/** Two records side by side: which is kept, whose value is taken where they differ, and what follows. */
export function Comparison({ ids: [a, b], outcome, onDone }: ComparisonProps) {
  const queries = mergeQueries(useApp())
  const [one, other] = [useLiveQuery(queries.person(a)), useLiveQuery(queries.person(b))]
  if (one?.status !== 'active' || other?.status !== 'active')
    return (
      <EmptyState title="These two cannot be merged" action={<Button onClick={onDone}>Back to the queue</Button>}>
        One of the records is merged already, or its person was forgotten.
      </EmptyState>
    )
  return <Compared pair={[one, other]} outcome={outcome} onDone={onDone} />
}

function Compared({ pair, outcome, onDone }: { readonly pair: readonly [Person, Person] } & Pick<ComparisonProps, 'outcome' | 'onDone'>) {
  const [app, desk] = [useApp(), useService(MergeDesk)]
  const [keptId, setKept] = useState(() => proposedKept(pair)[0].id)
  const [choices, setChoices] = useState<MergeChoices>({})
  const [account, setAccount] = useState<Side>('kept')
  const [kept, merged] = pair[0].id === keptId ? pair : [pair[1], pair[0]]
  const preview = useLiveQuery(mergeQueries(app).preview(kept.id, merged.id))
  const staying = preview.kept.account && preview.merged.account ? account : preview.kept.account ? 'kept' : 'merged'
  const plan = mergePlan(kept, merged, choices, preview[staying].account?.email)

  const merge = () =>
    void outcome
      .run('Merging…', async tell => {
        const total = Object.values(preview.merged.records).reduce((sum, n) => sum + n, 0)
        const id = await desk.merge(kept, merged, { choices, account, onProgress: moved => tell({ done: moved, total: Math.max(total, moved) }) })
        await renewPeople(app)
        const undo = () => desk.undo(id).then(() => renewPeople(app))
        return { said: `${merged.names.display} is part of ${kept.names.display} now. For 30 days it can be taken back.`, undo }
      })
      .then(done => done && onDone())
  return (
    <section aria-labelledby="comparison" className={css.comparison}>
      <h2 id="comparison">
        {kept.names.display} and {merged.names.display}
      </h2>
      <fieldset className={css.keep}>
        <legend>Which record is kept?</legend>
        {pair.map(({ id, names, source, uid }) => (
          <label key={id}>
            <input
              type="radio"
              name="kept"
              checked={id === keptId}
              onChange={() => {
                setKept(id)
                setChoices({})
                setAccount('kept')
              }}
            />
            <span>
              {names.display}
              <small>{[source, uid && 'has an account'].filter(Boolean).join(', ')}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <ComparedFields plan={plan} choices={choices} onChoose={(field, side) => setChoices({ ...choices, [field]: side })} />
      <ComparedRest preview={preview} account={account} onAccount={setAccount} />
      {preview.refused && (
        <p role="alert" className={css.refused}>
          {merged.names.display} has a role: staff, juror or volunteer. Roles never move. Keep that record, or have the role ended first.
        </p>
      )}
      <div className={css.acts}>
        <Button onClick={merge} disabled={preview.refused !== undefined}>
          Merge into {kept.names.display}
        </Button>
        <Button variant="default" onClick={onDone}>
          Back to the queue
        </Button>
      </div>
    </section>
  )
}
