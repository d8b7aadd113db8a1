import { Temporal } from 'temporal-polyfill'
import { roleGrants } from '../accounts/roles/role-grants.collection'
import { editionAt } from '../guide/edition-at'
import { weekends } from '../guide/editions.collection'
import { defineHandler } from '../shared/functions/handler'
import { omitUndefined } from '../shared/omit-undefined'
import type { Records } from '../shared/records/records'
import { type Checklist, checklists } from './checklists.collection'
import { cloneChecklists, saveChecklist } from './save-checklist.contract'

export const saveChecklistHandler = defineHandler(saveChecklist, async (context, { id, rev, title, editionId, items }) => {
  const { records } = context
  const owners = [...new Set(items.flatMap(({ ownerId }) => ownerId ?? []))]
  const names = new Map(await Promise.all(owners.map(async owner => [owner, await staffNameOf(records, owner)] as const)))
  const kept = items.map(
    ({ text, done, ownerId, due }): Item =>
      omitUndefined({ text, done, ownerId, ownerName: ownerId && names.get(ownerId), due: due === undefined ? undefined : new Date(due) }),
  )
  const outcome = await context.once(async within => {
    const before = await within.get(checklists, id)
    if ((before?.rev ?? 0) !== rev) return 'overtaken' as const
    if (before) within.change(checklists, before, { title, items: kept })
    else within.create(checklists, id, { title, items: kept, ...(editionId !== undefined && { editionId }) })
    return 'saved' as const
  })
  return { outcome }
})

/** Returns names of current and former staff only: all staff read checklists, and not all of them may read people. */
const staffNameOf = async (records: Records, personId: string): Promise<string | undefined> =>
  (await records.find(roleGrants, { where: [['personId', '==', personId]], limit: 1 }))[0]?.personName

export const cloneChecklistsHandler = defineHandler(cloneChecklists, async (context, { from, to }) => {
  const { records } = context
  const edition = await editionAt(records, to)
  const [first, next] = [await firstDay(records, from), await firstDay(records, to)]
  const days = first && next ? next.since(first, { largestUnit: 'day' }).days : undefined
  let copied = 0
  for (const list of await records.find(checklists, { where: [['editionId', '==', from]] })) {
    const id = `${to}-${list.id}`.slice(0, 128)
    const isNew = await records.transact(async within => {
      if (await within.get(checklists, id)) return false
      within.create(checklists, id, { title: list.title, editionId: to, items: list.items.map(item => itemOf(item, days, edition.tz)) })
      return true
    })
    if (isNew) copied += 1
  }
  return { copied }
})

type Item = Checklist['items'][number]

/** A copied date keeps its distance in days to the first weekend, and its local time. Without weekends it is dropped. */
const itemOf = ({ due, ...item }: Item, days: number | undefined, tz: string): Item =>
  omitUndefined({
    ...item,
    done: false,
    due:
      due && days !== undefined
        ? new Date(Temporal.Instant.fromEpochMilliseconds(due.getTime()).toZonedDateTimeISO(tz).add({ days }).epochMilliseconds)
        : undefined,
  })

async function firstDay(records: Records, edition: string): Promise<Temporal.PlainDate | undefined> {
  const dates = (await records.find(weekends, { params: { edition } })).flatMap(({ days }) => days.map(({ date }) => date)).sort()
  return dates[0] === undefined ? undefined : Temporal.PlainDate.from(dates[0])
}
