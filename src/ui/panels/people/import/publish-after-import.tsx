import { useState } from 'react'
import type { Edition } from '../../../../domain/guide/edition-service'
import { type Published, publishSnapshot } from '../../../../domain/guide/publishing/publish-snapshot.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { useApp, useLiveQuery, useService } from '../../../app-services/app-context'
import { FailureNotice } from '../../../forms/failure-notice'
import { useAction } from '../../../forms/use-action'
import { Button } from '../../../kit/button'
import { Checkbox } from '../../../kit/controls/checkbox'
import { counted } from '../../../kit/counted'
import { editionsQuery } from '../../../queries/edition.queries'
import { useOrganisation } from '../../../queries/site.queries'
import { Link } from '../../../routing/link'
import { SkippedItems } from '../../engine/bulk/skipped-items'
import { leftOutOf } from '../../guide/left-out-listings'
import { CurrentGuideChoice } from '../../home/current-guide-choice'
import styles from './import.module.css'

/** Publishes the edition; until then nothing imported is public. */
interface PublishAfterImportProps {
  readonly editionId: string
  readonly onAgain: () => void
}

export function PublishAfterImport({ editionId, onAgain }: PublishAfterImportProps) {
  const app = useApp()
  const edition = useLiveQuery(editionsQuery(app, true)).find(({ id }) => id === editionId)
  const callables = useService(Callables)
  const current = useOrganisation()?.currentEdition
  // A different festival, or a past one, replaces the current guide only if staff choose that.
  const [asked, setFirst] = useState<boolean>()
  const first = asked ?? (current === undefined || current === editionId)
  const { busy, error, run } = useAction()
  const [published, setPublished] = useState<Published>()

  const publish = () =>
    run(async () => {
      const done = await callables.call(publishSnapshot, { editionId, makeCurrent: first })
      await app.queries.invalidateQueries({ queryKey: ['office', 'editions'] })
      setPublished(done)
    })
  if (!edition) return null
  if (published) return <PublishedGuideWords edition={edition} published={published} first={first} onAgain={onAgain} />
  return (
    <div className={styles.step}>
      <h3>Publish {edition.name}</h3>
      <p>Visitors see what you imported once you publish it. Publishing gives new listings their map numbers and writes the guide anew.</p>
      {current === undefined ? (
        <p>It is your first guide, so visitors see it first.</p>
      ) : (
        current !== edition.id && (
          <Checkbox
            label="Make this the guide visitors see first"
            help={`They see the guide of ${current} first now. You can switch back afterwards.`}
            checked={first}
            onChange={event => setFirst(event.currentTarget.checked)}
          />
        )
      )}
      <FailureNotice error={error} />
      {busy && <p role="status">Numbering the listings and writing the guide…</p>}
      <div className={styles.actions}>
        <Button onClick={onAgain} disabled={busy}>
          Import more first
        </Button>
        <Button look="main" onClick={() => void publish()} busy={busy}>
          Publish
        </Button>
      </div>
    </div>
  )
}

interface PublishedProps {
  readonly edition: Edition
  readonly published: Published
  readonly first: boolean
  readonly onAgain: () => void
}

function PublishedGuideWords({ edition, published, first, onAgain }: PublishedProps) {
  return (
    <div className={styles.step}>
      <h3>{edition.name} is published</h3>
      <p role="status">
        {counted(published.listings, 'listing')} with {counted(published.openings, 'opening')} and {counted(published.events, 'event')}.
      </p>
      <CurrentGuideChoice />
      <p>
        <Link to={first ? '/sfosguide' : `/sfosguide/${edition.id}`}>See the guide as visitors do</Link>
      </p>
      {published.leftOut.length > 0 && (
        <section aria-label="Left out of the guide">
          <p>{counted(published.leftOut.length, 'listing was', 'listings were')} left out:</p>
          <SkippedItems left={leftOutOf(published.leftOut)} />
        </section>
      )}
      <div className={styles.actions}>
        <Button onClick={onAgain}>Import another file</Button>
      </div>
    </div>
  )
}
