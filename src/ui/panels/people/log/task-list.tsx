import { useState } from 'react'
import { contactStreak } from '../../../../domain/contacts/contact-streak'
import { type Due, toDos } from '../../../../domain/contacts/follow-ups'
import { WallClock } from '../../../../domain/shared/time/wall-clock'
import { useApp, useLiveQuery, useService } from '../../../app-services/app-context'
import { Checkbox } from '../../../kit/controls/checkbox'
import { peopleQueries } from '../../../queries/people.queries'
import type { RunSpec } from '../../engine/run/run-spec'
import { usePanelContext } from '../../engine/use-panel-context'
import { usePersonNames } from '../person/use-person-index'
import css from './log.module.css'
import { toDoList } from './to-do-list'

const lists: readonly (readonly [due: Due, title: string, empty: string])[] = [
  ['overdue', 'Overdue', 'Nothing is overdue.'],
  ['today', 'Today', 'Nothing is due today.'],
  ['later', 'Later', 'Nothing is due later. Log a talk with a date to follow up by.'],
]

/** Follow-ups and tasks by due date; the user's own by default. */
export function useTaskLists(): RunSpec {
  const app = useApp()
  const clock = useService(WallClock)
  const nameOf = usePersonNames()
  const { tz, personId: me } = usePanelContext()
  const entries = useLiveQuery(peopleQueries(app).log())
  const tasks = useLiveQuery(peopleQueries(app).tasks())
  const [isEverybody, setEverybody] = useState(false)
  const all = toDos(entries, tasks, clock.now(), tz, isEverybody ? undefined : me)
  const streak = me === undefined ? 0 : contactStreak(entries, me, clock.now(), tz)
  return {
    above: (
      <div className={css.tracker}>
        <Checkbox label="Show tasks of all colleagues" checked={isEverybody} onChange={event => setEverybody(event.currentTarget.checked)} />
        {streak > 1 && <p className={css.hint}>You have logged a talk on {streak} working days in a row.</p>}
      </div>
    ),
    lists: lists.map(([due, title, empty]) =>
      toDoList(
        title,
        all.filter(toDo => toDo.due === due),
        empty,
        nameOf,
      ),
    ),
  }
}
