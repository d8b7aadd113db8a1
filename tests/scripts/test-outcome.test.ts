import { describe, expect, it } from 'vitest'
import { afterRepeat, filesToRepeat, outcomeOf } from '../../scripts/test-outcome.mjs'

const test = (fullName: string, status: 'passed' | 'failed') => ({ fullName, status, failureMessages: status === 'failed' ? ['it broke'] : [] })
const report = (files: Record<string, ReturnType<typeof test>[]>) => {
  const tests = Object.values(files).flat()
  const count = (status: string) => tests.filter(one => one.status === status).length
  const testResults = Object.entries(files).map(([name, assertionResults]) => ({
    name,
    message: 'cannot be loaded',
    status: assertionResults.length === 0 || assertionResults.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
    assertionResults,
  }))
  return { numPassedTests: count('passed'), numFailedTests: count('failed'), numPendingTests: 1, numTodoTests: 0, testResults }
}

describe('the outcome of a run', () => {
  it('counts tests, and names those that failed', () => {
    const outcome = outcomeOf(report({ a: [test('pays', 'failed'), test('gives', 'passed')], b: [test('joins', 'passed')] }), false)
    expect(outcome).toEqual({ passed: 2, failed: 1, skipped: 1, failures: [{ file: 'a', name: 'pays', message: 'it broke' }] })
  })

  it('fails without a report, without a failed test, and with a file that cannot be loaded', () => {
    expect(outcomeOf(undefined, true).failed).toBe(1)
    expect(outcomeOf(report({ a: [test('pays', 'passed')] }), false).failed).toBe(1)
    const unloaded = outcomeOf(report({ a: [] }), false)
    expect(unloaded).toMatchObject({ failed: 1, failures: [{ file: 'a', message: 'cannot be loaded' }] })
  })
})

describe('a second run, alone', () => {
  const failing = (...files: string[]) => outcomeOf(report(Object.fromEntries(files.map(file => [file, [test(`pays ${file}`, 'failed')]]))), false)

  it('is for a few files, and never for a run that failed in another way', () => {
    expect(filesToRepeat(failing('a', 'b', 'c'))).toEqual(['a', 'b', 'c'])
    expect(filesToRepeat(failing('a', 'b', 'c', 'd'))).toEqual([])
    expect(filesToRepeat(outcomeOf(undefined, false))).toEqual([])
    expect(filesToRepeat(outcomeOf(report({ a: [test('pays', 'passed')] }), false))).toEqual([])
    expect(filesToRepeat(outcomeOf(report({ a: [test('pays', 'passed')] }), true))).toEqual([])
  })

  it('counts a test that passes then as passed, and one that fails twice as failed', () => {
    const first = outcomeOf(report({ a: [test('pays', 'failed'), test('gives', 'failed'), test('joins', 'passed')] }), false)
    const second = outcomeOf(report({ a: [test('pays', 'passed'), test('gives', 'failed'), test('joins', 'passed')] }), false)
    const { passed, failed, failures } = afterRepeat(first, second)
    expect({ passed, failed, names: failures.map(({ name }) => name) }).toEqual({ passed: 2, failed: 1, names: ['gives'] })
  })

  it('fails if it breaks down, or if another test fails then', () => {
    const first = outcomeOf(report({ a: [test('pays', 'failed'), test('joins', 'passed')] }), false)
    expect(afterRepeat(first, outcomeOf(undefined, false))).toBe(first)
    const other = outcomeOf(report({ a: [test('pays', 'passed'), test('joins', 'failed')] }), false)
    expect(afterRepeat(first, other)).toMatchObject({ passed: 1, failed: 1, failures: [{ name: 'joins' }] })
  })
})
