import { useState } from 'react'
import { Link } from 'react-router-dom'
import { EditionDesk } from '../../../../domain/guide/edition-desk'
import type { LeftOutReason, Published } from '../../../../domain/guide/publish-snapshot.function'
import { useApp, useService } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Button } from '../../../office/controls/button'
import { Checkbox } from '../../../office/controls/checkbox'
import { siteQueries } from '../../../queries/site.queries'
import { Failure } from './failure'
import styles from './import.module.css'
import type { ChosenEdition } from './import-steps'

const leftOutSentences: Readonly<Record<LeftOutReason, string>> = {
  draft: 'still a draft',
  'in-review': 'still in review',
  withdrawn: 'withdrawn',
  'centroid-pin': 'its pin is only the middle of a postcode',
}

/** Makes the edition the guide that visitors read. Until this is done nothing that was imported is public. */
export function PublishStep({ edition, onAgain }: { edition: ChosenEdition; onAgain: () => void }) {
  const app = useApp()
  const desk = useService(EditionDesk)
  const current = useLiveQuery(siteQueries(app).organisation())?.currentEdition
  const [first, setFirst] = useState(true)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const [published, setPublished] = useState<Published>()

  const publish = async () => {
    setBusy(true)
    setError(undefined)
    try {
      setPublished(await desk.publish(edition.id, first))
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  if (published) return <PublishedGuideWords edition={edition} published={published} first={first} onAgain={onAgain} />
  return (
    <div className={styles.step}>
      <h2>Publish {edition.name}</h2>
      <p>Nothing of this edition is public until you publish it. Publishing gives every listing its map number and writes the guide anew.</p>
      <Checkbox
        label="Make this the guide visitors see first"
        description={current && current !== edition.id ? `They now see the edition ${current} first.` : undefined}
        checked={first}
        onChange={event => setFirst(event.currentTarget.checked)}
      />
      {error !== undefined && <Failure error={error} />}
      {busy && <p role="status">Numbering the listings and writing the guide…</p>}
      <div className={styles.actions}>
        <Button variant="default" onClick={onAgain} disabled={busy}>
          Import more first
        </Button>
        <Button onClick={() => void publish()} loading={busy}>
          Publish
        </Button>
      </div>
    </div>
  )
}

interface PublishedProps {
  readonly edition: ChosenEdition
  readonly published: Published
  readonly first: boolean
  readonly onAgain: () => void
}

function PublishedGuideWords({ edition, published, first, onAgain }: PublishedProps) {
  return (
    <div className={styles.step}>
      <h2>{edition.name} is published</h2>
      <p role="status">
        {published.listings.toLocaleString('en-US')} listings with {published.openings.toLocaleString('en-US')} openings and{' '}
        {published.events.toLocaleString('en-US')} events.
      </p>
      <p>
        <Link to={first ? '/sfosguide' : `/sfosguide/${edition.id}`}>See the guide as visitors do</Link>
      </p>
      {published.leftOut.length > 0 && (
        <section aria-label="Left out of the guide">
          <p>{published.leftOut.length.toLocaleString('en-US')} listings were left out:</p>
          <ul className={styles.refused}>
            {published.leftOut.slice(0, 100).map(({ listingId, name, reason }) => (
              <li key={listingId}>
                {name}: {leftOutSentences[reason]}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.actions}>
        <Button variant="default" onClick={onAgain}>
          Import another file
        </Button>
      </div>
    </div>
  )
}
