import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { BugDesk } from '../../../../domain/operations/bug-desk'
import { bugStates, type bugs } from '../../../../domain/operations/bugs'
import { type BugMove, moveBug } from '../../../../domain/operations/move-bug.function'
import { useService } from '../../../app-services/app'
import { Button } from '../../../office/controls/button'
import { TextInput } from '../../../office/controls/text-input'
import { Textarea } from '../../../office/controls/textarea'
import { Failed, OutcomeLine } from '../../engine/outcome-line'
import type { RecordPartProps } from '../../engine/panel-spec'
import { useOutcome } from '../../engine/use-outcome'
import { usePanelPlace } from '../../engine/use-panel-place'
import css from '../../people/access/access.module.css'

type Event = Exclude<BugMove['event'], 'join'>

const eventNames: Readonly<Record<Event, string>> = {
  triage: 'Triaged',
  begin: 'Begin work',
  fix: 'Fixed',
  verify: 'Verified',
  refuse: 'Will not be fixed',
  reopen: 'Open again',
}

/** Under a report: its picture, and the steps that follow from its state. */
export function BugPart({ record }: RecordPartProps<typeof bugs>) {
  const desk = useService(BugDesk)
  const { may } = usePanelPlace()
  const outcome = useOutcome()
  const [answer, setAnswer] = useState('')
  const [into, setInto] = useState('')
  const events = Object.keys(bugStates[record.status])
  const move = (one: BugMove) =>
    void outcome.run('Moving it…', async () => {
      const told = await desk.move(one)
      return { said: told === 0 ? 'Done.' : `Done; ${told} ${told === 1 ? 'person was' : 'people were'} told.` }
    })
  return (
    <section className={css.part} aria-label="Steps">
      <dl className={css.facts}>
        <dt>What happened</dt>
        <dd>{record.text}</dd>
        <dt>Where</dt>
        <dd>{record.route}</dd>
        <dt>Build</dt>
        <dd>{record.build}</dd>
        {record.device !== undefined && (
          <>
            <dt>Device</dt>
            <dd>{record.device}</dd>
          </>
        )}
        {record.console !== undefined && (
          <>
            <dt>Console</dt>
            <dd>
              <pre className={css.log}>{record.console}</pre>
            </dd>
          </>
        )}
        {record.answer !== undefined && (
          <>
            <dt>Answered</dt>
            <dd>{record.answer}</dd>
          </>
        )}
        {record.dupOf !== undefined && (
          <>
            <dt>Same as</dt>
            <dd>
              <Link to={`/cpanel/bugtracker?open=${record.dupOf}`}>{record.dupOf}</Link>
            </dd>
          </>
        )}
      </dl>
      {record.shot !== undefined && <Shot path={record.shot} />}
      {record.joined && record.joined.length > 0 && <p>{record.joined.length} other reports were joined to this one.</p>}
      <OutcomeLine outcome={outcome} />
      {may(moveBug.access) && (
        <>
          {(events.includes('fix') || events.includes('refuse')) && (
            <Textarea
              label="Answer to whoever reported it"
              description="Sent with “Fixed” and “Will not be fixed”"
              value={answer}
              onChange={event => setAnswer(event.currentTarget.value)}
              rows={2}
              maxLength={1000}
            />
          )}
          <div className={css.acts}>
            {(Object.keys(eventNames) as Event[])
              .filter(event => events.includes(event))
              .map(event => (
                <Button key={event} variant="default" onClick={() => move({ event, id: record.id, ...(answer.trim() && { answer: answer.trim() }) })}>
                  {eventNames[event]}
                </Button>
              ))}
          </div>
          {events.includes('join') && (
            <form
              className={css.fields}
              onSubmit={event => {
                event.preventDefault()
                if (into.trim()) move({ event: 'join', id: record.id, into: into.trim() })
              }}
            >
              <TextInput
                label="Same as report"
                description="The id at the end of its address; or choose several in the table"
                value={into}
                onChange={event => setInto(event.currentTarget.value)}
              />
              <Button type="submit" variant="default">
                Join
              </Button>
            </form>
          )}
        </>
      )}
    </section>
  )
}

/** The picture of the screen, which only this desk may open. */
function Shot({ path }: { readonly path: string }) {
  const desk = useService(BugDesk)
  const [shown, setShown] = useState<{ readonly url: string } | { readonly error: unknown }>()
  useEffect(() => {
    let url: string | undefined
    let isGone = false
    desk.shot(path).then(
      file => {
        if (isGone) return
        url = URL.createObjectURL(file)
        setShown({ url })
      },
      (error: unknown) => setShown({ error }),
    )
    return () => {
      isGone = true
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [desk, path])
  if (shown && 'error' in shown) return <Failed error={shown.error} />
  return shown ? <img src={shown.url} alt="The screen, as the reporter saw it" style={{ maxWidth: '100%' }} /> : <p>Loading the picture…</p>
}
