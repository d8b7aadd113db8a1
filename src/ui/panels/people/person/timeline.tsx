import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { TimelineEntry, TimelineKind } from '../../../../domain/contacts/person-timeline'
import { Button } from '../../../kit/button'
import { Time } from '../../../kit/time/time'
import { workAddress } from '../../../office/panel-address'
import { useOfficePanels } from '../../../office/use-office-panels'
import { usePanelContext } from '../../engine/use-panel-context'
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

/** A merge leads to where it is looked at. */
function EntryTitle({ of, id, children }: { readonly of: TimelineKind; readonly id: string; readonly children: string }) {
  const { all } = useOfficePanels()
  const to = of === 'merge' ? workAddress(all, 'merge', id) : undefined
  return to ? <Link to={to}>{children}</Link> : <strong>{children}</strong>
}

/** Entries drawn at first, and with each press for more. */
const page = 25

/** What happened with somebody, the latest first; one kind alone where one is chosen. */
export function Timeline({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  const { tz } = usePanelContext()
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
      {entries.length === 0 && <p>Nothing has happened yet. Talks that you log appear here.</p>}
      <ol className={css.timeline}>
        {found.slice(0, shown).map(({ id, kind: of, at, title, detail }) => (
          <li key={`${of} ${id}`}>
            <Time at={at} tz={tz} show="day" short year />
            <span>
              <EntryTitle of={of} id={id}>
                {title}
              </EntryTitle>
              {detail && <span className={css.detail}>{detail}</span>}
            </span>
          </li>
        ))}
      </ol>
      {found.length > shown && (
        <Button size="s" onClick={() => setShown(shown + page)}>
          {found.length - shown} more
        </Button>
      )}
    </section>
  )
}
