import { useState } from 'react'
import { maxCounted, type PublicSet } from '../../../domain/publishing/public-set-service'
import { Callables } from '../../../domain/shared/functions/callables'
import { useApp, useLiveQuery, useService } from '../../app-services/app-context'
import { FailureNotice } from '../../forms/failure-notice'
import { Button } from '../../kit/button'
import { numberText } from '../../kit/number-text'
import { Time } from '../../kit/time/time'
import { officeQueries } from '../../queries/office.queries'
import { Link } from '../../routing/link'
import { publish } from './publish-set'
import styles from './published-sets.module.css'

const places: Readonly<Record<PublicSet, { readonly name: string; readonly to: string }>> = {
  guide: { name: 'The guide', to: '/sfosguide' },
  artists: { name: 'Artists and works', to: '/art/artists' },
  calendar: { name: 'The calendar', to: '/calendar' },
}

interface PublishedSetProps {
  readonly set: PublicSet
  /** Id of the current edition. */
  readonly editionId: string
  /** The organization's time zone. */
  readonly tz: string
}

type Outcome = { readonly done: string } | { readonly failed: unknown }

/** One published set: when it was published, what changed since, and a button to publish it. */
export function PublishedSet({ set, editionId, tz }: PublishedSetProps) {
  const callables = useService(Callables)
  const { publishedAt, changes } = useLiveQuery(officeQueries(useApp()).published(set, editionId))
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const { name, to } = places[set]

  const press = async () => {
    setBusy(true)
    setOutcome(undefined)
    setOutcome(
      await publish(callables, set, editionId).then(
        done => ({ done }),
        (failed: unknown) => ({ failed }),
      ),
    )
    setBusy(false)
  }
  return (
    <li className={styles.set}>
      <div>
        <h3>
          <Link to={to}>{name}</Link>
        </h3>
        <p>{publishedAt ? <Time at={publishedAt} tz={tz} year zone="always" /> : 'Not published yet.'}</p>
      </div>
      <p className={styles.changes} data-waiting={changes > 0 || undefined}>
        {changesCounted(changes)}
      </p>
      <Button look={changes > 0 ? 'main' : 'plain'} onClick={() => void press()} busy={isBusy} aria-label={`Publish: ${name}`}>
        Publish
      </Button>
      <div role="status" className={styles.outcome}>
        {isBusy && <p>Publishing…</p>}
        {outcome && 'done' in outcome && <p>{outcome.done}</p>}
      </div>
      <FailureNotice error={outcome && 'failed' in outcome ? outcome.failed : undefined} />
    </li>
  )
}

/** `1 change since`, `100 or more changes since`. */
function changesCounted(n: number): string {
  if (n === 0) return 'No changes since'
  return `${numberText(n)}${n >= maxCounted ? ' or more' : ''} ${n === 1 ? 'change' : 'changes'} since`
}
