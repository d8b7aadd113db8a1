import { describe, expect, it } from 'vitest'
import { afterRepeat, filesToRepeat, outcomeOf } from '../../scripts/test-outcome.mjs'

type Status = 'passed' | 'failed' | 'skipped'
const test = (fullName: string, status: Status) => ({ fullName, status, failureMessages: status === 'failed' ? ['it broke'] : [] })
/** A file that has no test, or only skipped ones, has failed as a whole. */
const report = (files: Record<string, ReturnType<typeof test>[]>) => ({
  testResults: Object.entries(files).map(([name, assertionResults]) => ({
    name,
    message: 'cannot begin',
    status:
      assertionResults.every(({ status }) => status === 'skipped') || assertionResults.some(({ status }) => status === 'failed')
        ? 'failed'
        : 'passed',
    assertionResults,
  })),
})

describe('the outcome of a run', () => {
  it('counts tests, and names those that failed', () => {
    const outcome = outcomeOf(report({ a: [test('pays', 'failed'), test('gives', 'passed')], b: [test('joins', 'passed')] }), false)
    expect(outcome).toMatchObject({ passed: 2, failed: 1, skipped: 0, failures: [{ file: 'a', name: 'pays', message: 'it broke' }] })
  })

  it('fails without a report, and without a failed test', () => {
    expect(outcomeOf(undefined, true).failed).toBe(1)
    expect(outcomeOf(report({ a: [test('pays', 'passed')] }), false).failed).toBe(1)
  })

  it('names a file that cannot be loaded, and one whose tests were skipped because what it does before them failed', () => {
    const failures = [{ file: 'a', name: 'as a whole', message: 'cannot begin' }]
    expect(outcomeOf(report({ a: [] }), false)).toMatchObject({ failed: 1, skipped: 0, failures })
    expect(outcomeOf(report({ a: [test('pays', 'skipped')], b: [test('joins', 'passed')] }), false)).toMatchObject({
      passed: 1,
      failed: 1,
      skipped: 1,
      failures,
    })
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

  it('counts the tests that were skipped before', () => {
    const first = outcomeOf(report({ a: [test('pays', 'skipped'), test('gives', 'skipped')], b: [test('joins', 'passed')] }), false)
    const second = outcomeOf(report({ a: [test('pays', 'passed'), test('gives', 'passed')] }), true)
    expect(filesToRepeat(first)).toEqual(['a'])
    expect(afterRepeat(first, second)).toMatchObject({ passed: 3, failed: 0, skipped: 0 })
  })

  it('fails if it breaks down, or if another test fails then', () => {
    const first = outcomeOf(report({ a: [test('pays', 'failed'), test('joins', 'passed')] }), false)
    expect(afterRepeat(first, outcomeOf(undefined, false))).toBe(first)
    const other = outcomeOf(report({ a: [test('pays', 'passed'), test('joins', 'failed')] }), false)
    expect(afterRepeat(first, other)).toMatchObject({ passed: 1, failed: 1, failures: [{ name: 'joins' }] })
  })
})
