import { ContactLogService } from '../../../../domain/contacts/contact-log-service'
import type { PersonView } from '../../../../domain/contacts/person-profile'
import { TaskService } from '../../../../domain/contacts/task-service'
import { useApp, useService } from '../../../app-services/app'
import { Checkbox } from '../../../kit/controls/checkbox'
import { Time } from '../../../kit/time/time'
import { renewPeople } from '../../../queries/people.queries'
import type { Outcome } from '../../engine/actions/use-outcome'
import { usePanelContext } from '../../engine/use-panel-context'
import css from './person.module.css'

/** What is to follow from talks with somebody, and tasks about them. */
export function OpenTasks({ followUps, tasks, outcome }: Pick<PersonView, 'followUps' | 'tasks'> & { readonly outcome: Outcome }) {
  const [app, contactLogService, service] = [useApp(), useService(ContactLogService), useService(TaskService)]
  const { tz } = usePanelContext()
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
              help={entry.followUp && <Time at={entry.followUp.due} tz={tz} short />}
              onChange={() =>
                void outcome.run('Noting it…', async () => {
                  await contactLogService.finish(entry, true)
                  await renewPeople(app)
                  return { message: 'Done.' }
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
              help={due && <Time at={due} tz={tz} short />}
              onChange={() =>
                void outcome.run('Noting it…', async () => {
                  await service.finish(id, true)
                  await renewPeople(app)
                  return { message: 'Done.', undo: () => service.finish(id, false).then(() => renewPeople(app)) }
                })
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
