import type { Collection } from '../../../src/domain/shared/records/collection'
import { type DataRules, dataRulesOf } from '../../../src/domain/shared/records/data-rule'
import type { Rule } from '../../../src/domain/shared/records/policy'
import type { Fields, Value } from '../../../src/ports/documents'
import { now } from './attempt'
import { fitting } from './sample-data'

/** The conditions of a rule, at any depth, that depend on the document. */
export const leaves = (rule: Rule): readonly Rule[] => (rule.is === 'any' || rule.is === 'all' ? rule.rules.flatMap(leaves) : [rule])

export const leavesOf = ({ access }: Collection): readonly Rule[] => Object.values(access).flatMap(leaves)

/** The owner's id if the document's id names the owner, else any id. */
export const idFor = (collection: Collection, name = 'ana'): string => {
  const asked = leavesOf(collection).find(leaf => (leaf.is === 'owner' || leaf.is === 'judges') && leaf.field === 'id')
  return asked?.is === 'judges' ? 'call-a' : name
}

export const pathFor = (collection: Collection, id = idFor(collection)): string => `${collection.path.replace(/\{\w+\}/g, 'parent')}/${id}`

/** Every declared field at its maximum size, in a document that belongs to `ana` and to `call-a`. */
export function wholeDocument(collection: Collection): Fields {
  const rules: DataRules = dataRulesOf(collection.fields)
  const fields = Object.fromEntries(Object.entries(rules).map(([name, { rule }]) => [name, fitting(rule)]))
  return { ...fields, ...belonging(collection, 'ana') }
}

/** Only the required fields. */
export const bareDocument = (collection: Collection): Fields => {
  const owned = belonging(collection, 'ana')
  return Object.fromEntries(
    Object.entries(wholeDocument(collection)).filter(([name]) => !collection.fields[name]!.optional || Object.hasOwn(owned, name)),
  )
}

/** The fields that name a document's owner. */
export function belonging(collection: Collection, pid: string, call = pid === 'zoe' ? 'call-c' : 'call-a'): Fields {
  const owned = leavesOf(collection).flatMap((leaf): [string, Value][] => {
    if (leaf.is === 'owner' && leaf.field !== 'id') return [[leaf.field, pid]]
    if (leaf.is === 'contains') return [[leaf.field, [pid]]]
    if (leaf.is === 'judges' && leaf.field !== 'id') return [[leaf.field, call]]
    return []
  })
  return Object.fromEntries(owned.filter(([name]) => Object.hasOwn(collection.fields, name)))
}

const then = new Date('2027-10-01T12:00:00Z')

/** The stamps of a document that was written twice. */
export const oldStamps: Fields = { createdAt: then, createdBy: 'ana', updatedAt: then, updatedBy: 'someone', rev: 2, schema: 1 }
export const newStamps = (author: string): Fields => ({ createdAt: now, createdBy: author, updatedAt: now, updatedBy: author, rev: 1, schema: 1 })
export const nextStamps = (author: string): Fields => ({ ...oldStamps, updatedAt: now, updatedBy: author, rev: 3 })
