import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const runner = path.join(import.meta.dirname, 'mutate-domain.mjs')
const isInstalled = existsSync(path.join(import.meta.dirname, 'node_modules/@stryker-mutator/instrumenter'))
const planted = 'tests/mutation/planted'

/** The lines that the runner prints. Where fewer than nine of ten are noticed, it ends with a failure. */
const printed = () =>
  new Promise<readonly string[]>(resolve => {
    const options = ['--in', `${planted}/source`, '--tests', planted, '--places', '99', '--at-once', '1']
    execFile(process.execPath, [runner, ...options], (_, stdout) => resolve(stdout.trim().split('\n')))
  })

// `npm run mutate:domain` installs what it needs; the suite does not.
describe.skipIf(!isInstalled)('the runner that breaks places of the domain', () => {
  it('tells what is noticed, what survives, what no test reaches and what never ends', async () => {
    const lines = await printed()
    const found = lines.flatMap(line => /^(survived|unreached|timed out) \S+planted\.ts:(\d+) (\w+)$/.exec(line)?.slice(1).join(' ') ?? [])
    expect(found).toEqual(expect.arrayContaining(['survived 4 ArithmeticOperator', 'unreached 7 ArithmeticOperator', 'timed out 11 UpdateOperator']))
    expect(found.filter(line => !line.startsWith('timed out'))).toHaveLength(2)
    // The file that reaches this place is asked, and no other.
    const survivor = lines.findIndex(line => line.startsWith('survived'))
    expect(lines[survivor + 3]).toBe(`  reached by 1 of the test files: ${planted}/planted.test.ts`)
    expect(lines[0]).toBe('7 of 7 places, seed 1')
    expect(lines.at(-1)).toMatch(
      /^5 noticed of 6 reached of 7 \(71\.4 %; of reached 83\.3 %\); \d of them by never ending, 0 make no difference, 1 survived, 1 reached/,
    )
  })
})
