import { people } from '../../../../domain/accounts/people'
import { RecordDesk } from '../../../../domain/operations/record-desk'
import { MergeDesk } from '../../../../domain/people/merge-desk'
import { type MergeField, mergeFields } from '../../../../domain/people/merge-plan'
import type { Merge } from '../../../../domain/people/merges'
import type { UndoneMerge } from '../../../../domain/people/undo-merge.function'
import { untagged } from '../../../../domain/shared/tagged-json'
import { useApp, useService } from '../../../app-services/app'
import { Button } from '../../../office/controls/button'
import { renewPeople } from '../../../queries/people.queries'
import type { Outcome } from '../../engine/use-outcome'
import css from './merge.module.css'
import { fieldLabels, valueLines } from './value-lines'

interface ChangedSinceProps {
  readonly merge: Merge
  readonly answer: UndoneMerge
  readonly outcome: Outcome
}

/** What an undo left as somebody had changed it since: for decision, field by field. */
export function ChangedSince({ merge, answer, outcome }: ChangedSinceProps) {
  const [app, desk, records] = [useApp(), useService(MergeDesk), useService(RecordDesk)]
  const fields = mergeFields.filter(field => field in answer.before)
  const others = answer.left.filter(what => !what.startsWith(`people/${merge.keptId}#`))
  const putBack = (field: MergeField) =>
    void outcome.run('Putting it back…', async () => {
      const person = await desk.person(merge.keptId)
      const before = untagged(answer.before[field])
      if (person) await records.change(people, person, { [field]: before ?? undefined })
      await renewPeople(app)
      return { said: `${fieldLabels[field]} is as it was before the merge.` }
    })
  return (
    <section aria-labelledby="changed-since" className={css.since}>
      <h2 id="changed-since">Changed since the merge</h2>
      <p>Nothing of this was touched. Decide what holds for {merge.keptName}:</p>
      <ul>
        {fields.map(field => (
          <li key={field}>
            {fieldLabels[field]} was changed since. Before the merge: {valueLines(untagged(answer.before[field])).join('; ') || 'nothing'}
            {field !== 'emails' && (
              <Button variant="default" size="compact-sm" onClick={() => putBack(field)} aria-label={`Put back: ${fieldLabels[field]}`}>
                Put back
              </Button>
            )}
          </li>
        ))}
        {others.map(what => (
          <li key={what}>{what} belongs to somebody else by now, and stays there.</li>
        ))}
      </ul>
    </section>
  )
}
