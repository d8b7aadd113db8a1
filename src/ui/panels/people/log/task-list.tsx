import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Session } from '../../../../domain/accounts/session'
import { WallClock } from '../../../../domain/operations/wall-clock'
import { ContactBook, type ContactEntry } from '../../../../domain/people/contact-book'
import { type Due, followUpsOf } from '../../../../domain/people/follow-ups'
import { useApp, useService } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { EmptyState } from '../../../kit/empty-state'
import { Time } from '../../../kit/time'
import { peopleQueries, renewPeople } from '../../../queries/people.queries'
import type { Outcome } from '../../engine/use-outcome'
import { usePanelPlace } from '../../engine/use-panel-place'
import css from './log.module.css'

interface TaskListProps {
  readonly nameOf: (personId: string) => string
  readonly outcome: Outcome
}

const titles: Readonly<Record<Due, string>> = { overdue: 'Overdue', today: 'Today', later: 'Later' }

/** What is to follow, by when: mine at first. */
export function TaskList({ nameOf, outcome }: TaskListProps) {
  const [app, book, clock, session] = [useApp(), useService(ContactBook), useService(WallClock), useService(Session)]
  const entries = useLiveQuery(peopleQueries(app).log())
  const { tz } = usePanelPlace()
  const [isEverybody, setEverybody] = useState(false)
  const tasks = followUpsOf(entries, clock.now(), tz, isEverybody ? undefined : session.current?.claims.pid)

  const finish = (entry: ContactEntry) =>
    void outcome.run('Noting it…', async () => {
      await book.finish(entry, true)
      await renewPeople(app)
      const again = async () => {
        const done = (await book.entries()).find(({ id }) => id === entry.id)
        if (done) await book.finish(done, false)
        await renewPeople(app)
      }
      return { said: `Done: ${nameOf(entry.personId)}.`, undo: again }
    })
  return (
    <>
      <Checkbox label="Those of all colleagues" checked={isEverybody} onChange={event => setEverybody(event.currentTarget.checked)} />
      {tasks.length === 0 && <EmptyState title="Nothing is waiting for you">Log a talk, and say until when you come back to it.</EmptyState>}
      {(['overdue', 'today', 'later'] as const).map(due => {
        const some = tasks.filter(task => task.due === due)
        if (some.length === 0) return null
        return (
          <section key={due} aria-labelledby={`due-${due}`}>
            <h2 id={`due-${due}`}>
              {titles[due]} <small>{some.length}</small>
            </h2>
            <ul className={css.tasks}>
              {some.map(({ entry }) => (
                <li key={entry.id} data-due={due}>
                  <Checkbox checked={false} onChange={() => finish(entry)} aria-label={`Done: ${nameOf(entry.personId)}, ${entry.note}`} />
                  <p>
                    <Link to={`/cpanel/userfinder?person=${entry.personId}`}>{nameOf(entry.personId)}</Link>
                    <span>{[entry.note, entry.outcome].filter(Boolean).join(' → ')}</span>
                  </p>
                  {entry.followUp && <Time at={entry.followUp.due} tz={tz} short />}
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}
