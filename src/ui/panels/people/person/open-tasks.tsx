import { ContactBook } from '../../../../domain/people/contact-book'
import type { PersonView } from '../../../../domain/people/person-profile'
import { TaskDesk } from '../../../../domain/people/task-desk'
import { useApp, useService } from '../../../app-services/app'
import { Time } from '../../../kit/time'
import { Checkbox } from '../../../office/controls/checkbox'
import { renewPeople } from '../../../queries/people.queries'
import type { Outcome } from '../../engine/use-outcome'
import { usePanelPlace } from '../../engine/use-panel-place'
import css from './person.module.css'

/** What is to follow from talks with somebody, and tasks about them. */
export function OpenTasks({ followUps, tasks, outcome }: Pick<PersonView, 'followUps' | 'tasks'> & { readonly outcome: Outcome }) {
  const [app, book, desk] = [useApp(), useService(ContactBook), useService(TaskDesk)]
  const { tz } = usePanelPlace()
  if (followUps.length + tasks.length === 0) return null
  return (
    <section aria-labelledby="open-tasks">
      <h3 id="open-tasks">To do</h3>
      <ul className={css.tasks}>
        {followUps.map(entry => (
          <li key={entry.id}>
            <Checkbox
              checked={false}
              label={entry.note}
              description={entry.followUp && <Time at={entry.followUp.due} tz={tz} short />}
              onChange={() =>
                void outcome.run('Noting it…', async () => {
                  await book.finish(entry, true)
                  await renewPeople(app)
                  return { said: 'Done.' }
                })
              }
            />
          </li>
        ))}
        {tasks.map(({ id, title, due }) => (
          <li key={id}>
            <Checkbox
              checked={false}
              label={title}
              description={due && <Time at={due} tz={tz} short />}
              onChange={() =>
                void outcome.run('Noting it…', async () => {
                  await desk.finish(id, true)
                  await renewPeople(app)
                  return { said: 'Done.', undo: () => desk.finish(id, false).then(() => renewPeople(app)) }
                })
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
