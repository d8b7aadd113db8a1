import { ContactLogService } from '../../../../domain/contacts/contact-log-service'
import type { ToDo } from '../../../../domain/contacts/follow-ups'
import { TaskService } from '../../../../domain/contacts/task-service'
import type { Services } from '../../../../domain/shared/functions/service'
import { listOf } from '../../engine/run/list-spec'
import { PersonName } from '../person/person-name'

async function finish({ of }: ToDo, isDone: boolean, services: Services) {
  if ('task' in of) return services.get(TaskService).finish(of.task.id, isDone)
  const log = services.get(ContactLogService)
  // Read again, because the entry has changed since it was finished.
  const talk = isDone ? of.talk : (await log.entries()).find(({ id }) => id === of.talk.id)
  return talk && log.finish(talk, isDone)
}

/** A list of follow-ups and tasks that can be marked as done. `nameOf` returns the person's name, unless the page is about one person. */
export const toDoList = (title: string, toDos: readonly ToDo[], empty: string, nameOf?: (personId: string) => string) => {
  const whose = ({ personId }: ToDo) => (personId === undefined ? undefined : nameOf?.(personId))
  return listOf<ToDo>({
    title,
    useRows: () => toDos,
    name: toDo => [whose(toDo), toDo.text].filter(Boolean).join(', '),
    columns: [
      { name: 'text', label: 'To do', value: ({ text }) => text },
      ...(nameOf
        ? [{ name: 'person', label: 'Person', value: whose, draw: (toDo: ToDo) => <PersonName id={toDo.personId} name={whose(toDo)} /> }]
        : []),
      { name: 'due', label: 'Due', kind: 'instant', value: ({ at }) => at },
    ],
    actions: [
      {
        label: 'Mark as done',
        on: 'one',
        run: async ([toDo], services) => {
          await finish(toDo!, true, services)
          return { message: `Done: ${whose(toDo!) ?? toDo!.text}.`, undo: () => finish(toDo!, false, services) }
        },
      },
    ],
    empty,
  })
}
