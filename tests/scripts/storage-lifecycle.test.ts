import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { top } from '../../scripts/setup.mjs'

interface LifecycleRule {
  readonly action: { readonly type: string }
  readonly condition: { readonly age?: number; readonly daysSinceNoncurrentTime?: number; readonly matchesPrefix?: readonly string[] }
}

const { rule } = JSON.parse(readFileSync(path.join(top, 'storage-lifecycle.json'), 'utf8')) as { rule: readonly LifecycleRule[] }
const deleting = rule.filter(({ action }) => action.type === 'Delete').map(({ condition }) => condition)

it('an earlier version of any file goes after a month: what was erased does not stay behind as a version', () => {
  expect(deleting).toContainEqual({ daysSinceNoncurrentTime: 30 })
})

it.each([
  ['eligibility-sent/ana/card.pdf', 1],
  ['exports/job/people.csv', 8],
  ['imports-people/file/file', 60],
  ['import-plans-money/batch/0.json', 60],
  ['merges/m1.json', 60],
  ['bugs/shot.png', 90],
])('%s goes by itself after %i days, whatever a job forgot', (file, days) => {
  const ages = deleting.filter(({ matchesPrefix }) => matchesPrefix?.some(prefix => file.startsWith(prefix))).map(({ age }) => age)
  expect(ages).toEqual([days])
})

it.each(['pictures/ana/i1.webp', 'published/i1.webp', 'snapshots/a.json', 'letters/1.pdf', 'resources/a.pdf', 'eligibility/ana/card.pdf'])(
  '%s stays until something deletes it',
  file => expect(deleting.filter(({ matchesPrefix }) => matchesPrefix?.some(prefix => file.startsWith(prefix)))).toEqual([]),
)
