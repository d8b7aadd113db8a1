import { sample } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firestoreRules } from '../../../scripts/rules/firestore-rules'
import { collections } from '../../../src/domain/collections'
import { collection } from '../../../src/domain/shared/records/collection'
import { text } from '../../../src/domain/shared/records/fields'
import { access, nobody, role } from '../../../src/domain/shared/records/policy'
import { AskedGate, type Attempt, askedOf, rulesSay } from '../../support/rules/attempt'
import { judged } from '../../support/rules/judge'
import { isOfOwnMatch, MutantTrial } from '../../support/rules/mutation-report'
import { parseRules } from '../../support/rules/parser'
import { randomAttempt } from '../../support/rules/random-attempts'
import { readingCases } from '../../support/rules/reading-cases'
import { writingCases } from '../../support/rules/writing-cases'

const gate = new AskedGate(collections)
const file = parseRules(firestoreRules(collections))

/** An attempt as text, with long values shortened and unchanged ones omitted. */
function inWords(attempt: Attempt): string {
  const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 60)
  if (attempt.act === 'list') return JSON.stringify(attempt)
  const { act, path, actor, before = {}, after = {} } = attempt
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    name => act !== 'update' || shown(before[name]) !== shown(after[name]),
  )
  return `${act} ${path} by ${JSON.stringify(actor)}: ${names.map(name => `${name}: ${shown(before[name])} → ${shown(after[name])}`).join(', ')}`
}

/** Firestore evaluates at most this many expressions of the rules for one request. */
const maxExpressions = 1000

/**
 * The document with the end of an account's sessions, which rules read for holders of a role and for masquerades. Other requests read no
 * document.
 */
const mayRead = ({ actor }: Attempt) =>
  actor && ['adm', 'sc', 'sa', 'jur', 'vol', 'imp'].some(claim => Object.hasOwn(actor.claims, claim)) ? [`endedSessions/${actor.uid}`] : []

/** Every attempt with both verdicts, so that each is asked once. */
const answered = (attempts: readonly Attempt[]) =>
  attempts.map(attempt => {
    const asked = askedOf(attempt)
    return { attempt, asked, ours: gate.allows(attempt), theirs: judged(file, asked) }
  })

/** Attempts on which the gate and the rules disagree, or which cost too many expressions or documents, as text. */
const quarrels = (answers: ReturnType<typeof answered>): readonly string[] =>
  answers.flatMap(({ attempt, ours, theirs: { isAllowed: rules, expressions, reads } }) => {
    if (ours !== rules) return [`the gate says ${ours}, the rules ${rules}: ${inWords(attempt)}`]
    if (reads.length > 1 || reads.some(path => !mayRead(attempt).includes(path))) return [`reads ${reads.join(', ')}: ${inWords(attempt)}`]
    return expressions > maxExpressions ? [`${expressions} expressions: ${inWords(attempt)}`] : []
  })

describe('the gate and the generated rules agree, within 1,000 expressions and the one document that a role costs', () => {
  // A sample; `npm run mutate:rules` tries all changes.
  const trial = new MutantTrial(80)

  it.each(collections.map(one => [one.path, one] as const))('on %s, and changes of its rules are noticed', (_, declared) => {
    const answers = answered([...readingCases(declared), ...writingCases(declared)])
    expect(quarrels(answers).slice(0, 3)).toEqual([])
    trial.ofCollection(declared, () =>
      answers.filter(({ attempt }) => isOfOwnMatch(attempt)).map(({ attempt: { act }, asked, theirs: { isAllowed } }) => ({ act, asked, isAllowed })),
    )
    expect(trial.survivors).toEqual([])
  })

  it('after which some hundred changes were tried', () => expect(trial.tried).toBeGreaterThan(100))
})

describe('a volunteer', () => {
  const rota = collection({
    path: 'rota',
    title: 'Rota',
    privacy: 'impersonal',
    fields: { shift: text('Shift', 40) },
    access: access(role('volunteer'), nobody),
  })
  const [rotaGate, rotaFile] = [new AskedGate([rota]), parseRules(firestoreRules([rota]))]
  // It is 18:00 UTC on the 16th. In the last time zone, UTC−12, the 15th ended at 12:00 UTC.
  it.each([
    ['2028-01-01', true],
    ['2027-10-16', true],
    ['2027-10-15', false],
    ['2027-10-14', false],
    ['soon', false],
  ])('until %s is allowed: %s, by gate and rules', (vol, allowed) => {
    const attempt: Attempt = { act: 'get', path: 'rota/1', before: { shift: 'door' }, actor: { uid: 'u-vi', claims: { pid: 'vi', vol } } }
    expect([rotaGate.allows(attempt), rulesSay(rotaFile, attempt).isAllowed]).toEqual([allowed, allowed])
  })
})

describe('the gate and the generated rules agree on random attempts', () => {
  const parts = Array.from({ length: 20 }, (_, part) => part)
  it.each(parts)('part %i of 20,000 random attempts', part => {
    const answers = answered(sample(randomAttempt(collections), { numRuns: 1000, seed: 2027 + part }))
    expect(quarrels(answers).slice(0, 3)).toEqual([])
    expect(answers.filter(({ ours }) => ours).length).toBeGreaterThan(50)
  })
})
