import { useState } from 'react'
import { Link } from 'react-router-dom'
import { fold } from '../../../../domain/shared/fold'
import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { EmptyState } from '../../../kit/empty-state'
import { Time } from '../../../kit/time'
import { Button } from '../../../office/controls/button'
import { TextInput } from '../../../office/controls/text-input'
import { peopleQueries } from '../../../queries/people.queries'
import { usePanelPlace } from '../../engine/use-panel-place'
import { channelWords } from './contact-form'
import css from './log.module.css'

/** Entries drawn at first, and with each press for more. */
const page = 50

/** Every talk that the reader may know of, the latest first. */
export function LogList({ nameOf }: { readonly nameOf: (personId: string) => string }) {
  const entries = useLiveQuery(peopleQueries(useApp()).log())
  const { tz } = usePanelPlace()
  const [asked, setAsked] = useState('')
  const [shown, setShown] = useState(page)
  const wanted = fold(asked).split(/\s+/).filter(Boolean)
  const found = entries.filter(({ personId, note, outcome = '' }) => {
    const text = fold(`${nameOf(personId)} ${note} ${outcome}`)
    return wanted.every(word => text.includes(word))
  })
  if (entries.length === 0) return <EmptyState title="Nobody has logged a talk yet" />
  return (
    <>
      <TextInput
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
      {found.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + page)}>
          {found.length - shown} more
        </Button>
      )}
    </>
  )
}
