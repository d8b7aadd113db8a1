import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Session } from '../../../../domain/accounts/sign-in/session'
import { ContactLogService } from '../../../../domain/contacts/contact-log-service'
import { contactStreak } from '../../../../domain/contacts/contact-streak'
import { type Due, type ToDo, toDos } from '../../../../domain/contacts/follow-ups'
import { TaskService } from '../../../../domain/contacts/task-service'
import { WallClock } from '../../../../domain/shared/time/wall-clock'
import { useApp, useService } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Checkbox } from '../../../kit/controls/checkbox'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Time } from '../../../kit/time/time'
import { peopleQueries, renewPeople } from '../../../queries/people.queries'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import { useOutcome } from '../../engine/actions/use-outcome'
import { usePanelContext } from '../../engine/use-panel-context'
import { usePersonNames } from '../person/use-person-index'
import css from './log.module.css'

const titles: Readonly<Record<Due, string>> = { overdue: 'Overdue', today: 'Today', later: 'Later' }

/** What is to follow from talks and what colleagues gave, by when: mine at first. */
export function TaskList() {
  const [nameOf, outcome] = [usePersonNames(), useOutcome()]
  const [app, contactLogService, service, clock, session] = [
    useApp(),
    useService(ContactLogService),
    useService(TaskService),
    useService(WallClock),
    useService(Session),
  ]
  const entries = useLiveQuery(peopleQueries(app).log())
  const given = useLiveQuery(peopleQueries(app).tasks())
  const { tz } = usePanelContext()
  const [isEverybody, setEverybody] = useState(false)
  const me = session.current?.claims.pid
  const tasks = toDos(entries, given, clock.now(), tz, isEverybody ? undefined : me)
  const streak = me === undefined ? 0 : contactStreak(entries, me, clock.now(), tz)
  const whose = ({ personId }: ToDo) => (personId === undefined ? undefined : nameOf(personId))

  const note = async ({ of }: ToDo, isDone: boolean) => {
    if ('task' in of) await service.finish(of.task.id, isDone)
    else {
      const talk = isDone ? of.talk : (await contactLogService.entries()).find(({ id }) => id === of.talk.id)
      if (talk) await contactLogService.finish(talk, isDone)
    }
    await renewPeople(app)
  }
  const finish = (task: ToDo) =>
    void outcome.run('Noting it…', async () => {
      await note(task, true)
      return { message: `Done: ${whose(task) ?? task.text}.`, undo: () => note(task, false) }
    })
  return (
    <div className={css.tracker}>
      <OutcomeLine outcome={outcome} />
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
    </div>
  )
}
