import type { Collection } from '../../../src/domain/shared/records/collection'
import type { Actor, Rule } from '../../../src/domain/shared/records/policy'
import type { Fields, Filter } from '../../../src/ports/documents'
import type { Attempt } from './attempt'
import { distinct } from './distinct'
import { bareDocument, belonging, oldStamps, pathFor } from './documents'
import { entitled, masked } from './entitled'
import { persons } from './persons'
import { asked, branchesOf, broken } from './rule-branches'

const everybody = Object.values(persons)

/** All people read and delete documents of every kind that the record's rules distinguish, by path and by query. */
export function readingCases(collection: Collection): readonly Attempt[] {
  const cases: Attempt[] = [...ownCases(collection)]
  for (const act of ['get', 'delete'] as const)
    for (const before of [...kindsOf(collection, collection.access[act]), ...(act === 'get' ? [undefined] : [])])
      for (const path of [pathFor(collection), pathFor(collection, 'zoe')]) for (const actor of everybody) cases.push({ act, path, actor, before })
  const list = pathFor(collection).split('/').slice(0, -1).join('/')
  const name = list.split('/').at(-1)!
  for (const actor of everybody)
    for (const where of queriesOf(collection.access.list, actor))
      cases.push({ act: 'list', actor, query: { collection: list, where } }, { act: 'list', actor, query: { collection: name, group: true, where } })
  return cases
}

/** The people whom a rule allows, on documents that they own; and superadmins masquerading as them. */
function ownCases(collection: Collection): readonly Attempt[] {
  const bare = { ...bareDocument(collection), ...oldStamps }
  return (['get', 'delete'] as const).flatMap(act =>
    branchesOf(collection.access[act]).flatMap(branch => {
      const reader = entitled(collection, branch, { ...bare, ...asked(branch) })
      if (!reader) return []
      const { actor, path, fields: before } = reader
      return [actor, masked(actor)].map(one => ({ act, path, actor: one, before }))
    }),
  )
}

/** Documents that fulfil the rule, that break one condition, and that belong to somebody else. */
export function kindsOf(collection: Collection, rule: Rule): readonly Fields[] {
  const bare = { ...bareDocument(collection), ...oldStamps }
  const kinds = branchesOf(rule).flatMap(branch => {
    const right = { ...bare, ...asked(branch) }
    return [right, { ...right, ...belonging(collection, 'zoe') }, ...broken(collection, branch).map(fields => ({ ...bare, ...fields }))]
  })
  return distinct(kinds)
}

type Conditions = readonly (readonly [string, '==' | 'array-contains', string | number | boolean])[]

function queriesOf(rule: Rule, actor: Actor | undefined): readonly (readonly Filter[])[] {
  const pid = actor?.claims.pid ?? 'ana'
  const branches: readonly Conditions[] = branchesOf(rule).map(branch =>
    branch.flatMap((leaf): Conditions => {
      if (leaf.is === 'where') return [[leaf.field, '==', leaf.equals]]
      if (leaf.is === 'owner') return [[leaf.field === 'id' ? '__name__' : leaf.field, '==', pid]]
      if (leaf.is === 'contains') return [[leaf.field, 'array-contains', pid]]
      if (leaf.is === 'judges') return [[leaf.field === 'id' ? '__name__' : leaf.field, '==', 'call-a']]
      return []
    }),
  )
  const alternatives = branches.map(all => ({ all }))
  const queries: readonly (readonly Filter[])[] = [
    [],
    ...branches,
    ...branches.flatMap(all => all.map((_, left) => all.toSpliced(left, 1))),
    ...branches.flatMap(all => all.map(([field, op, value], at): readonly Filter[] => all.with(at, [field, op, typeof value === 'boolean' ? !value : `${value}x`]))),
    ...branches.flatMap(all => all.map(([field, , value], at): readonly Filter[] => [...all.slice(0, at), [field, 'in', [value]], ...all.slice(at + 1)])),
    ...branches.flatMap(all => all.map(([field, op, value], at): readonly Filter[] => all.with(at, [field, op === '==' ? 'array-contains' : '==', value]))),
    [{ any: alternatives }],
    ...alternatives.map(one => [{ any: [one, ['strange', '==', 1]] } satisfies Filter]),
    ...alternatives.map(one => [{ all: [{ any: [['strange', '==', 1], ['strange', '==', 2]] }, one] } satisfies Filter]),
  ] // biome-ignore format: one kind of query a line
  return distinct(queries)
}
