import { expect, it } from 'vitest'
import { ruleFiles } from '../../../scripts/rules/rule-files'
import { collections } from '../../../src/domain/collections'
import { rulesSay } from '../../support/rules/attempt'
import { parseRules } from '../../support/rules/parser'
import { persons } from '../../support/rules/persons'
import { readingCases } from '../../support/rules/reading-cases'
import { writingCases } from '../../support/rules/writing-cases'

const file = parseRules(ruleFiles()['firestore.rules']!)
const attempts = collections.flatMap(of => [...readingCases(of), ...writingCases(of)])

/** Whoever holds a role, or masquerades. */
const pays = [
  'juror',
  'strangeJuror',
  'volunteer',
  'formerVolunteer',
  'staff',
  'content',
  'guide',
  'people',
  'money',
  'mail',
  'system',
  'several',
].concat(['superadmin', 'staffInGrace', 'masked', 'maskedStaff', 'ended', 'signedInAgain', 'maskedBefore', 'maskedAgain'])

it('the rules read one document at most for a request of whoever holds a role: whether the sessions of the account were ended', () => {
  const reads = attempts.map(attempt => ({ uid: attempt.actor?.uid, reads: rulesSay(file, attempt).reads }))
  expect(reads.filter(one => one.reads.some(path => path !== `endedSessions/${one.uid}`) || one.reads.length > 1)).toEqual([])
  expect(reads.filter(one => one.reads.length > 0).length).toBeGreaterThan(1000)
})

it('they read nothing for visitors and members', () => {
  const spared = Object.entries(persons).flatMap(([name, actor]) => (pays.includes(name) ? [] : [actor]))
  expect(spared).toContain(persons['owner'])
  const cost = attempts.filter(({ actor }) => spared.includes(actor)).flatMap(attempt => rulesSay(file, attempt).reads)
  expect(cost).toEqual([])
})
