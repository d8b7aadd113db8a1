import { describe, expect, it } from 'vitest'
import { type BrokenRule, brokenRules, RuleBroken } from '../../../src/domain/shared/records/rule-broken'
import { isTransient, PortError, type PortName, portCodes } from '../../../src/ports/errors'
import { errorText, sentenceOf } from '../../../src/ui/app-services/error-sentence'

const everyCode = Object.entries(portCodes).flatMap(([port, codes]) => codes.map(code => [port as PortName, code] as const))

describe('the sentence for an error', () => {
  it.each(everyCode)('of the port %s with the code %s says what happened and what to do', (port, code) => {
    const { happened, next } = errorText(new PortError(port, code, 'technical text'))
    expect(happened).toMatch(/^[A-Z].*\.$/)
    expect(next).toMatch(/^[A-Z].*\.$/)
    expect(sentenceOf(new PortError(port, code, 'technical text'))).not.toMatch(/technical text|oops|undefined/i)
  })

  it.each(brokenRules)('of the rule %s, with details and without', rule => {
    const details = {
      editionId: '2027',
      id: '2027',
      limit: 20 * 2 ** 20,
      line: 7,
      slug: 'shop',
      seconds: 30,
      from: 'draft',
      count: 3,
      reason: 'spreadsheet',
    }
    for (const given of [details, {}]) {
      const { happened, next } = errorText(new RuleBroken(rule, given))
      expect(happened).toMatch(/^[A-Z0-9“].*\.$/)
      expect(next).toMatch(/^[A-Z].*\.$/)
      expect(`${happened}${next}`).not.toMatch(/undefined|NaN/)
    }
  })

  it('agrees with the number that it names', () => {
    const happened = (rule: BrokenRule, details: Record<string, unknown>) => errorText(new RuleBroken(rule, details)).happened
    expect([1, 2, undefined].map(count => happened('unpinned-listings', { count }))).toEqual([
      '1 listing has no place on the map.',
      '2 listings have no place on the map.',
      'Some listings have no place on the map.',
    ])
    expect(happened('count-changed', { counted: 2, found: 1 })).toBe('1 record matches now, not 2.')
    expect(happened('wall-full', {})).toBe('All places for public works are taken.')
  })

  it('is the same for an unknown account and for a wrong password', () => {
    const sentences = (['wrong-password', 'invalid-credential', 'user-not-found'] as const).map(code => sentenceOf(new PortError('auth', code, '')))
    expect(new Set(sentences).size).toBe(1)
  })

  it('of a rule that was broken in a callable is the sentence of that rule', () => {
    const error = new PortError('functions', 'failed-precondition', 'edition-missing', { details: { rule: 'edition-missing', editionId: '2031' } })
    expect(errorText(error).happened).toBe('There is no edition 2031.')
  })

  it.each([
    ['Chrome', new TypeError('Failed to fetch dynamically imported module: https://saltlight.example/assets/pay-o.js')],
    ['Firefox', new TypeError('error loading dynamically imported module: https://saltlight.example/assets/pay-o.js')],
    ['Safari', new TypeError('Importing a module script failed.')],
    ['Vite', new Error('Unable to preload CSS for /assets/pay-o.css')],
  ])('of a part of the program that did not come says that the network failed and that the page is to be loaded again (%s)', (_, error) => {
    expect(sentenceOf(error)).toBe('We cannot reach the network. What you entered is still here. Reload the page when you are connected.')
  })

  it('of a file that did not come says to try again', () => {
    expect(sentenceOf(new TypeError('Failed to fetch'))).toBe(
      'We cannot reach the network. What you entered is still here. Check your connection and try again.',
    )
  })

  it('of an unexpected error takes the blame and reveals no details', () => {
    expect(sentenceOf(new TypeError('x is not a function'))).toBe(
      'Something failed on our side. Nothing was changed. Try again. If it happens twice, tell us what you were doing.',
    )
  })

  it('is marked as transient for the codes where a retry helps', () => {
    expect(isTransient(new PortError('auth', 'network-request-failed', ''))).toBe(true)
    expect(isTransient(new PortError('auth', 'invalid-credential', ''))).toBe(false)
    expect(isTransient(new Error())).toBe(false)
  })
})
