import { useState } from 'react'
import { Link } from 'react-router-dom'
import { fold } from '../../../../domain/shared/text/fold'
import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Button } from '../../../kit/button'
import { TextField } from '../../../kit/controls/text-field'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Time } from '../../../kit/time/time'
import { peopleQueries } from '../../../queries/people.queries'
import { usePanelContext } from '../../engine/use-panel-context'
import { usePersonNames } from '../person/use-person-index'
import { channelWords } from './channel-words'
import css from './log.module.css'

/** Entries drawn at first, and with each press for more. */
const page = 50

/** Every talk that the reader may know of, the latest first. */
export function ContactLogList() {
  const nameOf = usePersonNames()
  const entries = useLiveQuery(peopleQueries(useApp()).log())
  const { tz } = usePanelContext()
  const [asked, setAsked] = useState('')
  const [shown, setShown] = useState(page)
  const wanted = fold(asked).split(/\s+/).filter(Boolean)
  const found = entries.filter(({ personId, note, outcome = '' }) => {
    const text = fold(`${nameOf(personId)} ${note} ${outcome}`)
    return wanted.every(word => text.includes(word))
  })
  if (entries.length === 0) return <EmptyState title="Nobody has logged a talk yet" />
  return (
    <div className={css.tracker}>
      <TextField
        type="search"
        label="Find in the log"
        value={asked}
        onChange={event => setAsked(event.currentTarget.value)}
        className={css.find ?? ''}
      />
      <p role="status">{found.length === 1 ? '1 talk' : `${found.length.toLocaleString('en-US')} talks`}</p>
      <ol className={css.tasks} aria-label="Talks">
        {found.slice(0, shown).map(({ id, personId, channel, at, note, outcome, private: isPrivate }) => (
          <li key={id}>
            <small>
              {channelWords[channel]}
              {isPrivate && ', private'}
            </small>
            <p>
              <Link to={`/cpanel/userfinder?person=${personId}`}>{nameOf(personId)}</Link>
              <span>{[note, outcome].filter(Boolean).join(' → ')}</span>
            </p>
            <Time at={at} tz={tz} show="day" short year />
          </li>
        ))}
      </ol>
      {found.length > shown && <Button onClick={() => setShown(shown + page)}>{found.length - shown} more</Button>}
    </div>
  )
}
