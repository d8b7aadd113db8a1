import { useState } from 'react'
import { checklists } from '../../../../domain/handbook/checklists.collection'
import { HandbookService } from '../../../../domain/handbook/handbook-service'
import { cloneChecklists } from '../../../../domain/handbook/save-checklist.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import type { Services } from '../../../../domain/shared/functions/service'
import { localDate, optional, reference, text } from '../../../../domain/shared/records/fields'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { Select } from '../../../kit/controls/select'
import { Time } from '../../../kit/time/time'
import { useNow } from '../../../queries/clock.queries'
import { useOrganisation } from '../../../queries/site.queries'
import { ColleagueInput } from '../../engine/fields/colleague-input'
import { localTimeToInstant } from '../../engine/fields/local-time-to-instant'
import { newRecordOf } from '../../engine/new-record-spec'
import { type ListSpec, listOf } from '../../engine/run/list-spec'
import { runPanel } from '../../engine/run/run-panel'
import { type RunSpec, runOf } from '../../engine/run/run-spec'
import { usePanelContext } from '../../engine/use-panel-context'
import { type Checklist, handbookQueries } from './handbook.queries'
import css from './howto.module.css'

/** An item with its place in the list. */
type Task = Checklist['items'][number] & { readonly id: string; readonly at: number }

const fields = { text: text('New task'), ownerId: optional(reference('Owner', 'people')), due: optional(localDate('Due')) }

/** The tasks of one checklist. They are checked off, added and removed in place. */
function taskList(list: Checklist, now: Date, tz: string): ListSpec {
  const save = async (items: Checklist['items'], services: Services) => {
    await services.get(HandbookService).saveItems(list, items)
    return { message: 'Saved.' }
  }
  const isLate = ({ due, done }: Task) => due !== undefined && !done && due < now
  return listOf<Task>({
    title: list.title,
    useRows: () => list.items.map((item, at) => ({ ...item, id: `${at} ${item.text}`, at })),
    columns: [
      { name: 'text', label: 'Task', value: task => task.text },
      { name: 'owner', label: 'Owner', value: ({ ownerName }) => ownerName ?? 'no owner' },
      {
        name: 'due',
        label: 'Due',
        value: ({ due }) => due ?? 'no date',
        draw: task =>
          task.due && (
            <span className={isLate(task) ? css.late : undefined}>
              <Time at={task.due} tz={tz} show="day" short />
              {isLate(task) && ' – late'}
            </span>
          ),
      },
    ],
    check: { isDone: ({ done }) => done, run: ({ at }, done, services) => save(list.items.with(at, { ...list.items[at]!, done }), services) },
    actions: [
      {
        label: 'Remove',
        on: 'one',
        run: ([task], services) => save(list.items.toSpliced(task!.at, 1), services),
      },
    ],
    // The lists are followed.
    changed: () => undefined,
    make: newRecordOf<typeof fields>({
      title: `New task: ${list.title}`,
      purpose: 'A task is due at 5 PM.',
      choose: { fields, inputs: { ownerId: ColleagueInput } },
      label: 'Add task',
      draft: `${checklists.path}/${list.id}`,
      run: async ({ text: what, ownerId, due }, _, services) => {
        const at = due && { due: await localTimeToInstant(`${due}T17:00`, tz) }
        return save([...list.items, { text: what.trim(), done: false, ...(ownerId && { ownerId }), ...at }], services)
      },
    }),
    empty: 'No tasks yet. Add the first one.',
  })
}

/** The checklists of one edition, with owners and dates, and copying them to the next edition. */
function useChecklists(): RunSpec {
  const app = useApp()
  const { tz } = usePanelContext()
  const now = useNow()
  const current = useOrganisation()?.currentEdition
  const all = useLiveQuery(handbookQueries(app).checklists())
  const [chosen, setChosen] = useState<string>()
  const editions = [...new Set([current, ...all.map(({ editionId }) => editionId)].flatMap(id => id ?? []))].sort().reverse()
  const edition = chosen ?? current
  const shown = all.filter(({ editionId }) => editionId === edition)
  return {
    above: (
      <>
        {editions.length > 0 && (
          <Select
            label="Edition"
            className={css.edition}
            options={editions}
            value={edition ?? ''}
            onChange={event => setChosen(event.currentTarget.value || undefined)}
          />
        )}
        {shown.length === 0 && (
          <p>
            {edition === undefined ? 'No lists yet. Add the first one.' : 'This edition has no lists yet. Add one, or copy those of another edition.'}
          </p>
        )}
      </>
    ),
    lists: shown.map(list => taskList(list, now, tz)),
    listsFirst: true,
    runs: {
      add: runOf({
        title: 'New list',
        purpose: edition === undefined ? 'A checklist that belongs to no edition.' : `A checklist for edition ${edition}.`,
        choose: { fields: { title: text('New list', checklists.fields.title.max) } },
        label: 'Add list',
        run: async ({ input: { title } }, services) => {
          await services.get(HandbookService).newChecklist(title.trim(), edition)
          return { message: 'Added.' }
        },
      }),
      ...(edition !== undefined &&
        shown.length > 0 && {
          copy: runOf({
            title: `Copy the lists of ${edition}`,
            purpose: 'Dates are moved with the first weekend.',
            rule: cloneChecklists.access,
            choose: { fields: { to: text('To edition', 20) } },
            label: 'Copy lists',
            run: async ({ input: { to } }, services) => {
              const { copied } = await services.get(Callables).call(cloneChecklists, { from: edition, to: to.trim() })
              setChosen(to.trim())
              return { message: copied === 0 ? 'These lists were copied before.' : `${copied} lists copied. Dates are moved with the first weekend.` }
            },
          }),
        }),
    },
  }
}

export default runPanel(useChecklists)
