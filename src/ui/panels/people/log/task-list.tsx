import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Session } from '../../../../domain/accounts/session'
import { WallClock } from '../../../../domain/operations/wall-clock'
import { ContactBook } from '../../../../domain/people/contact-book'
import { contactStreak } from '../../../../domain/people/contact-streak'
import { type Due, type ToDo, toDos } from '../../../../domain/people/follow-ups'
import { TaskDesk } from '../../../../domain/people/task-desk'
import { useApp, useService } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { EmptyState } from '../../../kit/empty-state'
import { Time } from '../../../kit/time'
import { Checkbox } from '../../../office/controls/checkbox'
import { peopleQueries, renewPeople } from '../../../queries/people.queries'
import type { Outcome } from '../../engine/use-outcome'
import { usePanelPlace } from '../../engine/use-panel-place'
import css from './log.module.css'

interface TaskListProps {
  readonly nameOf: (personId: string) => string
  readonly outcome: Outcome
}

const titles: Readonly<Record<Due, string>> = { overdue: 'Overdue', today: 'Today', later: 'Later' }

/** What is to follow from talks and what colleagues gave, by when: mine at first. */
export function TaskList({ nameOf, outcome }: TaskListProps) {
  const [app, book, desk, clock, session] = [useApp(), useService(ContactBook), useService(TaskDesk), useService(WallClock), useService(Session)]
  const entries = useLiveQuery(peopleQueries(app).log())
  const given = useLiveQuery(peopleQueries(app).tasks())
  const { tz } = usePanelPlace()
  const [isEverybody, setEverybody] = useState(false)
  const me = session.current?.claims.pid
  const tasks = toDos(entries, given, clock.now(), tz, isEverybody ? undefined : me)
  const streak = me === undefined ? 0 : contactStreak(entries, me, clock.now(), tz)
  const whose = ({ personId }: ToDo) => (personId === undefined ? undefined : nameOf(personId))

  const note = async ({ of }: ToDo, isDone: boolean) => {
    if ('task' in of) await desk.finish(of.task.id, isDone)
    else {
      const talk = isDone ? of.talk : (await book.entries()).find(({ id }) => id === of.talk.id)
      if (talk) await book.finish(talk, isDone)
    }
    await renewPeople(app)
  }
  const finish = (task: ToDo) =>
    void outcome.run('Noting it…', async () => {
      await note(task, true)
      return { said: `Done: ${whose(task) ?? task.text}.`, undo: () => note(task, false) }
    })
  return (
    <>
      <Checkbox label="Those of all colleagues" checked={isEverybody} onChange={event => setEverybody(event.currentTarget.checked)} />
      {streak > 1 && <p className={css.hint}>You have logged a talk on {streak} working days in a row.</p>}
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
              {some.map(task => (
                <li key={task.id} data-due={due}>
                  <Checkbox
                    checked={false}
                    onChange={() => finish(task)}
                    aria-label={`Done: ${[whose(task), task.text].filter(Boolean).join(', ')}`}
                  />
                  <p>
                    {task.personId !== undefined && <Link to={`/cpanel/userfinder?person=${task.personId}`}>{whose(task)}</Link>}
                    <span>{task.text}</span>
                  </p>
                  {task.at && <Time at={task.at} tz={tz} short />}
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}
