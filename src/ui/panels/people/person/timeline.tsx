import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { TimelineEntry, TimelineKind } from '../../../../domain/people/person-timeline'
import { Time } from '../../../kit/time'
import { Button } from '../../../office/controls/button'
import { usePanelPlace } from '../../engine/use-panel-place'
import css from './person.module.css'

const kinds: Readonly<Record<TimelineKind, string>> = {
  log: 'Talks',
  term: 'Memberships',
  listing: 'Registrations and listings',
  reply: 'Events',
  answer: 'Answers',
  role: 'Roles',
  merge: 'Merges',
  mail: 'Mails',
  change: 'Changes',
}

/** Entries drawn at first, and with each press for more. */
const page = 25

/** What happened with somebody, the latest first; one kind alone where one is chosen. */
export function Timeline({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  const { tz } = usePanelPlace()
  const [kind, setKind] = useState<TimelineKind>()
  const [shown, setShown] = useState(page)
  const present = (Object.keys(kinds) as TimelineKind[]).filter(name => entries.some(entry => entry.kind === name))
  const found = entries.filter(entry => kind === undefined || entry.kind === kind)
  const choose = (name: TimelineKind | undefined) => {
    setKind(name)
    setShown(page)
  }
  return (
    <section aria-labelledby="timeline">
      <h3 id="timeline">Timeline</h3>
      {present.length > 1 && (
        <div className={css.kinds} role="group" aria-label="Show">
          {[undefined, ...present].map(name => (
            <button key={name ?? 'all'} type="button" aria-pressed={kind === name} onClick={() => choose(name)}>
              {name ? kinds[name] : 'Everything'}
            </button>
          ))}
        </div>
      )}
      {entries.length === 0 && <p>Nothing has happened yet. What you log stands here.</p>}
      <ol className={css.timeline}>
        {found.slice(0, shown).map(({ id, kind: of, at, title, detail, to }) => (
          <li key={`${of} ${id}`}>
            <Time at={at} tz={tz} show="day" short year />
            <span>
              {to ? <Link to={to}>{title}</Link> : <strong>{title}</strong>}
              {detail && <span className={css.detail}>{detail}</span>}
            </span>
          </li>
        ))}
      </ol>
      {found.length > shown && (
        <Button variant="default" size="compact-md" onClick={() => setShown(shown + page)}>
          {found.length - shown} more
        </Button>
      )}
    </section>
  )
}
