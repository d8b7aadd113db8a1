import type { Side } from '../../../../domain/merging/merges.collection'
import type { MergePreview } from '../../../../domain/merging/preview-merge.contract'
import { numberText } from '../../../kit/number-text'
import css from './merge.module.css'

interface ComparedRestProps {
  readonly preview: MergePreview
  readonly account: Side
  readonly onAccount: (side: Side) => void
}

const answerWords = { in: 'yes', out: 'no' } as const

/** Effects of a merge beyond the fields: moved records, the stricter consent for each topic, and which account stays. */
export function ComparedRelatedRecords({ preview: { kept, merged, outcome }, account, onAccount }: ComparedRestProps) {
  const moving = Object.entries(merged.records)
  const topics = Object.keys(outcome)
  const answerText = (answer: 'in' | 'out' | undefined) => (answer ? answerWords[answer] : 'not asked')
  return (
    <div className={css.rest}>
      <section aria-labelledby="moving">
        <h3 id="moving">What moves</h3>
        {moving.length === 0 ? (
          <p>The other record has nothing that would move.</p>
        ) : (
          <ul>
            {moving.map(([title, n]) => (
              <li key={title}>
                {title}: {numberText(n)}
              </li>
            ))}
          </ul>
        )}
      </section>
      {topics.length > 0 && (
        <section aria-labelledby="answers">
          <h3 id="answers">Consent</h3>
          <p>If either record has opted out, the merged record has opted out.</p>
          <ul>
            {topics.map(topic => (
              <li key={topic}>
                {topic}: {answerText(kept.answers[topic])} and {answerText(merged.answers[topic])} become{' '}
                <strong>{answerText(outcome[topic])}</strong>
              </li>
            ))}
          </ul>
        </section>
      )}
      {kept.account && merged.account && (
        <fieldset className={css.keep}>
          <legend>Which account stays? Nobody can sign in with the other one.</legend>
          {(['kept', 'merged'] as const).map(side => (
            <label key={side}>
              <input type="radio" name="account" checked={account === side} onChange={() => onAccount(side)} />
              <span>{(side === 'kept' ? kept : merged).account?.email}</span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}
