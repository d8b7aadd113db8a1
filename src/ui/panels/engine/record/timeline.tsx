import { useId, useState } from 'react'
import { Button } from '../../../kit/button'
import { Time } from '../../../kit/time/time'
import { Link } from '../../../routing/link'
import { usePanelContext } from '../use-panel-context'
import css from './record-page.module.css'

interface Entry {
  readonly id: string
  readonly kind: string
  readonly at: Date
  readonly title: string
  readonly detail?: string
  /** Where the entry can be looked at. */
  readonly to?: string | undefined
}

interface TimelineProps {
  readonly title: string
  /** Latest first. */
  readonly entries: readonly Entry[]
  /** Labels of the kinds that can be shown alone. */
  readonly kinds?: Readonly<Record<string, string>>
  /** Shown if nothing has happened. */
  readonly empty: string
}

/** Entries shown at first, and with each press for more. */
const page = 25

/** What happened with a record, or with one kind of entry only. */
export function Timeline({ title: heading, entries, kinds = {}, empty }: TimelineProps) {
  const { tz } = usePanelContext()
  const id = useId()
  const [kind, setKind] = useState<string>()
  const [shown, setShown] = useState(page)
  const present = Object.keys(kinds).filter(name => entries.some(entry => entry.kind === name))
  const found = entries.filter(entry => kind === undefined || entry.kind === kind)
  const choose = (name: string | undefined) => {
    setKind(name)
    setShown(page)
  }
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      {present.length > 1 && (
        <div className={css.kinds} role="group" aria-label="Show">
          {[undefined, ...present].map(name => (
            <button key={name ?? 'all'} type="button" aria-pressed={kind === name} onClick={() => choose(name)}>
              {name === undefined ? 'Everything' : kinds[name]}
            </button>
          ))}
        </div>
      )}
      {entries.length === 0 && <p>{empty}</p>}
      <ol className={css.timeline}>
        {found.slice(0, shown).map(({ id: key, kind: of, at, title, detail, to }) => (
          <li key={`${of} ${key}`}>
            <Time at={at} tz={tz} show="day" short year />
            <span>
              {to === undefined ? <strong>{title}</strong> : <Link to={to}>{title}</Link>}
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
