import { expect, it } from 'vitest'
import { collections } from '../../../src/domain/collections'
import { mutationScore } from '../../support/rules/mutation-report'

const size = 12
const groups = Array.from({ length: Math.ceil(collections.length / size) }, (_, at) => collections.slice(at * size, (at + 1) * size))

// A sample; `npm run mutate:rules` tries all of them.
it.each(groups.map(group => ({ group, from: group[0]!.path, to: group.at(-1)!.path })))(
  'changes of the rules from $from to $to are detected',
  ({ group }) => {
    const { mutants, survivors } = mutationScore({ everyNth: 80, among: group, isShared: false })
    expect(mutants).toBeGreaterThan(0)
    expect(survivors).toEqual([])
  },
)
