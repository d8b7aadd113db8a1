import { auditValues } from '../audit/audit.collection'
import { collections } from '../collections'
import { callerOf, callingPerson, defineHandler } from '../shared/functions/handler'
import type { Collection } from '../shared/records/collection'
import { privacyOf } from '../shared/records/privacy-of-field'
import type { Records } from '../shared/records/records'
import { type Subject, subjectOf } from './data-subject'
import { exportMyData } from './export-my-data.contract'
import { owningFields } from './owning-fields'
import { recordsOf } from './records-of-person'

export const exportMyDataHandler = defineHandler(exportMyData, async context => {
  const { records } = context
  const subject = await subjectOf(records, context, callingPerson(context))
  const found = await Promise.all(collections.filter(isTheirs).map(async of => [of.path, await ownOf(records, of, subject)] as const))
  return {
    exportedAt: context.clock.now().toISOString(),
    account: await context.accounts.find(callerOf(context).uid),
    records: Object.fromEntries(found.filter(([, own]) => own.length > 0)),
  }
})

const mayRead = (of: Collection) => owningFields(of).length > 0

/** Records that the person may read, and records that erasure removes. The audit's values are left out: they are copies of these. */
const isTheirs = (of: Collection) => mayRead(of) || (of !== auditValues && (of.whenForgotten === 'delete' || of.whenForgotten === 'anonymise'))

/** A record that the person cannot read otherwise is exported without its authors and without secret fields. */
async function ownOf(records: Records, of: Collection, subject: Subject): Promise<unknown[]> {
  const own = await recordsOf(records, of, subject)
  return own.map(({ record }) => (mayRead(of) ? record : Object.fromEntries(Object.entries(record).filter(([name]) => isGiven(of, name)))))
}

const isGiven = (of: Collection, name: string): boolean => name === 'id' || (privacyOf(of, name) !== 'secret' && !of.fields[name]?.isActor)
