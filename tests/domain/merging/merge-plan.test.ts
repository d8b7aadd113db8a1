import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergePlan } from '../../../src/domain/merging/merge-plan'
import { type Answers, stricterAnswers } from '../../../src/domain/people/consent-strictness'
import { consentTopics } from '../../../src/domain/people/consents.collection'
import { namesOf } from '../../../src/domain/people/normal-name-and-phone'
import type { people } from '../../../src/domain/people/people.collection'
import type { DataOf } from '../../../src/domain/shared/records/collection'

type Person = DataOf<typeof people>
const person = (more: Partial<Person> = {}): Person => ({
  names: namesOf('Ana', 'Ruiz'),
  emails: [],
  kind: 'person',
  tags: [],
  status: 'active',
  ...more,
})
const mail = (address: string, verified = false) => ({ address, verified })
const fieldsOf = (a: Person, b: Person, ...rest: [] | [Parameters<typeof mergePlan>[2]]) =>
  Object.fromEntries(mergePlan(a, b, ...rest).fields.map(({ field, ...plan }) => [field, plan]))

describe('the plan of a merge', () => {
  it('has no conflict for equal values, in any notation', () => {
    const { emails, phones, names } = fieldsOf(
      person({ emails: [mail('ana@x.org')], phones: ['+14155550100'] }),
      person({ emails: [mail('Ana@X.org', true)], phones: ['415 555 0100'] }),
    )
    expect([emails!.takes, phones!.takes, names!.takes]).toEqual(['same', 'same', 'same'])
    expect(emails!.result).toEqual([mail('ana@x.org', true)])
  })

  it('fills missing fields from the other record, and reports fields that differ', () => {
    const plan = fieldsOf(person({ birthYear: 1970 }), person({ birthYear: 1971, organisation: 'Mill Press' }))
    expect(plan['organisation']).toMatchObject({ takes: 'merged', result: 'Mill Press', isConflict: false })
    expect(plan['birthYear']).toMatchObject({ takes: 'kept', result: 1970, isConflict: true })
    expect(fieldsOf(person({ birthYear: 1970 }), person({ birthYear: 1971 }), { birthYear: 'merged' })['birthYear']).toMatchObject({ result: 1971 })
  })

  it('leaves alone what only callables change: accounts, states and keys', () => {
    const plan = mergePlan(person({ uid: 'u1', sourceKey: '1' }), person({ uid: 'u2', sourceKey: '2', status: 'merged', mergedInto: 'c' }))
    expect(plan.fields.filter(({ takes }) => takes !== 'same')).toEqual([])
    expect(plan.change).toEqual({})
  })

  it('joins lists, and reports values that do not fit', () => {
    const four = ['a', 'b', 'c', 'd'].map(name => mail(`${name}@x.org`))
    const { emails } = fieldsOf(person({ emails: four }), person({ emails: [mail('e@x.org'), mail('f@x.org'), mail('a@x.org')] }))
    expect(emails!.result).toEqual([...four, mail('e@x.org')])
    expect(emails).toMatchObject({ takes: 'both', isConflict: true, dropped: [mail('f@x.org')] })
  })

  it('puts the address of the account that stays first', () =>
    expect(mergePlan(person({ emails: [mail('a@x.org')] }), person({ emails: [mail('b@x.org')] }), {}, 'b@x.org').change.emails).toEqual([
      mail('b@x.org'),
      mail('a@x.org'),
    ]))

  it('changes nothing for a record merged with itself', () => {
    const one = person({ emails: [mail('a@x.org')], phones: ['4155550100'], tags: ['donor'], birthYear: 1970 })
    expect(mergePlan(one, one).change).toEqual({})
  })
})

describe('consent', () => {
  const answers: fc.Arbitrary<Answers> = fc
    .array(fc.option(fc.constantFrom('in' as const, 'out' as const)), { minLength: consentTopics.length, maxLength: consentTopics.length })
    .map(all => Object.fromEntries(consentTopics.flatMap((topic, i) => (all[i] ? [[topic, all[i]]] : []))))
  const agreed = (said: Answers) => consentTopics.filter(topic => said[topic] === 'in')

  it('of a merged person is no if either said no', () =>
    expect(stricterAnswers({ news: 'in', guide: 'out' }, { news: 'out', guide: 'in' })).toEqual({ news: 'out', guide: 'out' }))

  it('is never created by a merge, nor against a no', () =>
    fc.assert(
      fc.property(answers, answers, (a, b) => {
        const one = stricterAnswers(a, b)
        expect(one).toEqual(stricterAnswers(b, a))
        for (const topic of agreed(one)) expect([a[topic], b[topic]]).not.toContain('out')
        for (const topic of agreed(one)) expect([a[topic], b[topic]]).toContain('in')
      }),
    ))
})
