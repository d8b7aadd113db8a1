import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draftLetter } from '../../../../src/domain/giving/letters/draft-letter'
import type { LetterLine } from '../../../../src/domain/giving/letters/letter-line'
import { type LetterHead, letterText } from '../../../../src/domain/giving/letters/letter-text'
import { yearEndStatement } from '../../../../src/domain/giving/letters/year-end-statement'
import { context, in2016, line, worth } from './letter-world'

const head: LetterHead = {
  legalName: 'Saltlight Arts, Inc.',
  ein: '00-1234567',
  number: '2027-000123',
  issuedOn: '2027-03-06',
  donor: 'Ana Ruiz',
}
function said(given: Partial<LetterLine>, of = context, more: Partial<LetterHead> = {}) {
  const result = draftLetter([line(given)], of)
  if (!('letter' in result)) throw new Error(JSON.stringify(result))
  return letterText(result.letter, { ...head, ...more }).join('\n')
}

describe('what a letter says (IRS Publication 1771)', () => {
  it('names the organization and its tax number, the date, the amount, and that nothing was given in return', () => {
    expect(said({ paidCents: 25_000 })).toBe(
      [
        'Saltlight Arts, Inc., EIN 00-1234567',
        'Letter 2027-000123, Mar 6, 2027',
        'Ana Ruiz, thank you for your gift.',
        'On Mar 5, 2027 we received $250.00. No goods or services were provided in exchange for this contribution.',
        'Saltlight Arts, Inc. is a 501(c)(3) tax-exempt organization, EIN 00-1234567. Keep this letter for your taxes.',
      ].join('\n'),
    )
  })
  it('describes what was given in return, estimates its value, and says what may be deducted', () => {
    const text = said({ benefits: [worth(3500)] })
    expect(text).toContain('In exchange we provided goods or services: A ticket to the opening. Our good-faith estimate of their value is $35.00.')
    expect(text).toContain('You may deduct only the part of your payment above the value of what you received: $100.00 less $35.00 is $65.00.')
    expect(text).not.toContain('No goods or services')
  })
  it('says that insubstantial benefits reduce nothing', () => {
    expect(said({ benefits: [worth(200, 'A catalog')] }, in2016)).toContain(
      'You received: A catalog. Under Internal Revenue Service guidelines, the estimated value of these benefits is not substantial',
    )
  })
  it('says so of an intangible religious benefit', () => {
    expect(said({ benefits: [{ description: 'A service', fmvCents: 0, kind: 'religious' }] })).toContain('an intangible religious benefit.')
  })
  it('describes goods and works, and states no value of them', () => {
    const text = said({ kind: 'ownWork', paidCents: 0, description: 'Tidal flats, oil on canvas' })
    expect(text).toContain('On Mar 5, 2027 we received: Tidal flats, oil on canvas. No goods or services were provided')
    expect(text).not.toContain('$')
  })
  it('estimates what was given in return for goods, not the goods', () => {
    const text = said({ kind: 'inKind', paidCents: 0, description: '40 frames', benefits: [worth(3500)] })
    expect(text.match(/\$\d+\.\d\d/g)).toEqual(['$35.00'])
    expect(text).toContain('You may deduct only the part of your gift’s value above it.')
  })
  it('says of a correction which letter is void', () => {
    const result = draftLetter([line()], context)
    if (!('letter' in result)) throw new Error('refused')
    const text = letterText({ ...result.letter, kind: 'correction' }, { ...head, replacesOf: '2027-03-01' }).join('\n')
    expect(text).toContain('This letter replaces the one with number 2027-000123 of Mar 1, 2027, which is void.')
    expect(letterText({ ...result.letter, kind: 'yearEnd' }, { ...head, replacesOf: '2027-03-01' }).join('\n')).toContain(
      'of Mar 1, 2027, which is void.',
    )
    expect(letterText({ ...result.letter, kind: 'correction' }, head).join('\n')).toContain('the one with number 2027-000123, which is void.')
    expect(letterText(result.letter, head).join('\n')).not.toContain('void')
  })
  it('adds up the money of several gifts, also beside goods, and counts no goods as money', () => {
    const goods = { kind: 'inKind' as const, paidCents: 0, description: '40 frames', id: 'b' }
    const ofYear = (...lines: readonly Partial<LetterLine>[]) => {
      const result = yearEndStatement(lines.map(line), context, { personId: 'p-donor', taxYear: 2027 })
      if (!('letter' in result)) throw new Error('refused')
      return letterText(result.letter, head).join('\n')
    }
    expect(ofYear({}, goods, { id: 'c' })).toContain('In all you gave $200.00.')
    expect(ofYear({ benefits: [worth(3500)] }, goods)).toContain('$100.00 less $35.00 is $65.00.')
    expect(ofYear(goods, { ...goods, id: 'c' })).not.toContain('$')
  })
  it('makes exactly one statement on goods and services for each gift, whatever was paid and received', () => {
    const statements = [/No goods or services were/g, /In exchange we provided/g, /is not substantial/g, /intangible religious/g]
    const kind = constantFrom<LetterLine['kind']>('gift', 'membership', 'monthly', 'inKind')
    assert(
      property(kind, integer({ min: 1, max: 100_000 }), integer({ min: 0, max: 100_000 }), (of, cents, fmvCents) => {
        const given = line({
          kind: of,
          paidCents: of === 'inKind' ? 0 : cents,
          description: 'Frames',
          benefits: fmvCents > 0 ? [worth(fmvCents)] : [],
        })
        const result = draftLetter([given], in2016)
        if (!('letter' in result)) return
        const text = letterText(result.letter, head).join('\n')
        expect(statements.flatMap(statement => text.match(statement) ?? [])).toHaveLength(1)
      }),
    )
  })
})
