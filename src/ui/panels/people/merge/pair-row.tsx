import type { DuplicatePair } from '../../../../domain/people/merge-desk'
import { Button } from '../../../office/controls/button'
import css from './merge.module.css'
import { ruleWords } from './rule-words'

interface PairRowProps {
  readonly pair: DuplicatePair
  readonly onCompare: (one: string, other: string) => void
  readonly onDismiss: () => void
}

/** One pair of the queue: both names, why, and how alike. */
export function PairRow({ pair: { people, rule, score }, onCompare, onDismiss }: PairRowProps) {
  const [one, other] = people
  return (
    <li className={css.pair}>
      <div className={css.two}>
        {people.map(({ id, names, emails, phones, source }) => (
          <p key={id}>
            <strong>{names.display}</strong>
            <span>{[emails[0]?.address, phones?.[0], source].filter(Boolean).join(' · ')}</span>
          </p>
        ))}
      </div>
      <p className={css.why}>
        {ruleWords[rule]}
        <small>{score === 1 ? 'names equal' : `names ${Math.round(score * 100)} % alike`}</small>
      </p>
      <div className={css.acts}>
        <Button
          variant="default"
          size="compact-md"
          onClick={() => onCompare(one.id, other.id)}
          aria-label={`Compare ${one.names.display} with ${other.names.display}`}
        >
          Compare
        </Button>
        <Button variant="subtle" size="compact-md" onClick={onDismiss} aria-label={`Not a double: ${one.names.display} and ${other.names.display}`}>
          Not a double
        </Button>
      </div>
    </li>
  )
}
