import { auditAction } from '../../audit/audit-action'
import { defineHandler } from '../../shared/functions/handler'
import { unlessMissing } from '../../shared/functions/unless-missing'
import { type Collection, pathOf, transition } from '../../shared/records/collection'
import type { RecordsWithin } from '../../shared/records/records'
import { RuleBroken } from '../../shared/records/rule-broken'
import { namedCollection } from '../record-handler-helpers'
import { bulkChanges, bulkRows, bulkStates, type StoredBulkChange } from './bulk-changes.collection'
import { readBulkIds } from './bulk-ids'
import { type BulkRunOutput, bulkRun } from './bulk-run.contract'
import { changedByBulk } from './changed-by-bulk'
import { requireOwnBulk } from './require-own-bulk'

/** A hundred records, their rows and the progress are one transaction: after any interruption, each record is changed once. */
export const bulkRunHandler = defineHandler(bulkRun, async (context, { bulkId, from }) => {
  const ids = await readBulkIds(context, bulkId, from).catch(unlessMissing)
  return context.records.transact(async within => {
    const bulk = await within.get(bulkChanges, bulkId)
    if (!bulk) throw new RuleBroken('bulk-not-running', { bulkId, status: 'missing' })
    requireOwnBulk(context, bulk)
    // The response to an earlier try was lost.
    if (bulk.done !== from) return bulkRunOutput(bulk, from)
    const hundred = bulk.status === 'running' ? ids : undefined
    if (!hundred) throw new RuleBroken('bulk-not-running', { bulkId, status: bulk.status })
    const of = namedCollection(bulk.collection, bulkRun)
    const found = await Promise.all(hundred.map(id => within.get(of, id, bulk.params)))
    const outcomes = found.map(record => changedByBulk(of, bulk.change, record, context.actor))
    const left: { n: number; id: string; why: BulkRunOutput['left'][number]['why'] }[] = []
    let changed = 0
    outcomes.forEach((outcome, i) => {
      const [n, id, record] = [bulk.done + i, hundred[i]!, found[i]]
      if (typeof outcome === 'string') left.push({ n, id, why: outcome })
      else if (record && Object.keys(outcome).length > 0) {
        changed += 1
        write(within, of, bulk, record, outcome, n)
        if (bulk.reason !== undefined)
          auditAction(within, context, {
            scope: bulk.scope,
            action: 'record.bulk',
            entity: pathOf(of, bulk.params),
            entityId: id,
            reason: bulk.reason,
          })
      }
    })
    const done = bulk.done + hundred.length
    const next = {
      done,
      changed: bulk.changed + changed,
      left: [...bulk.left, ...left].slice(0, bulkChanges.fields.left.max),
      status: done >= bulk.total ? transition(bulkStates, bulk.status, 'finish') : bulk.status,
    }
    within.change(bulkChanges, bulk, next)
    return { done, changed: next.changed, left: left.map(({ id, why }) => ({ id, why })) }
  })
})

type AnyRecord = Parameters<RecordsWithin['change']>[1]

function write(within: RecordsWithin, of: Collection, bulk: StoredBulkChange, record: AnyRecord, change: object, n: number): void {
  const before = record as unknown as Readonly<Record<string, unknown>>
  const names = Object.keys(change)
  within.change(of, record, change, bulk.params)
  within.create(
    bulkRows,
    record.id,
    { n, before: chosen(before, names), after: chosen(change as Readonly<Record<string, unknown>>, names) },
    { bulk: bulk.id },
  )
}

/** The given fields that are not empty. */
const chosen = (fields: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.flatMap(name => (fields[name] === undefined ? [] : [[name, fields[name]]])))

const bulkRunOutput = (bulk: StoredBulkChange, from: number): BulkRunOutput => ({
  done: bulk.done,
  changed: bulk.changed,
  left: bulk.left.filter(({ n }) => n >= from).map(({ id, why }) => ({ id, why })),
})
