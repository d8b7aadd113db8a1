import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ruleFiles } from '../../../scripts/rules/rule-files'
import { collections } from '../../../src/domain/collections'
import { AskedGate, type Attempt, now, rulesSay } from '../../support/rules/attempt'
import { parseRules } from '../../support/rules/parser'
import { persons } from '../../support/rules/persons'

const files = ruleFiles()
const kibibyte = 1024

describe('the rules files', () => {
  it.each(Object.keys(files))('%s is up to date with the records (otherwise: npm run rules)', name => {
    expect(readFileSync(name, 'utf8')).toBe(files[name])
  })

  // The rules may fill five eighths. The rest stays free, because Firebase also limits the compiled rules (250 KB), which cannot be
  // measured here.
  it.each(Object.keys(files))('%s is at most five eighths of Firebase’s limit, 256 KiB of text', name => {
    expect(Buffer.byteLength(files[name]!)).toBeLessThan(160 * kibibyte)
  })
})

describe('an undeclared collection', () => {
  const file = parseRules(files['firestore.rules']!)
  const gate = new AskedGate(collections)
  const attempts = (actor: Attempt['actor']): readonly Attempt[] => [
    { act: 'get', path: 'secrets/1', actor, before: { a: 1 } },
    { act: 'list', actor, query: { collection: 'secrets' } },
    { act: 'list', actor, query: { collection: 'secrets', group: true } },
    { act: 'create', path: 'secrets/1', actor, after: { a: 1, createdAt: now, updatedAt: now } },
    { act: 'update', path: 'secrets/1', actor, before: { a: 1 }, after: { a: 2 } },
    { act: 'delete', path: 'secrets/1', actor, before: { a: 1 } },
    { act: 'get', path: 'listings/1/secrets/1', actor, before: { a: 1 } },
  ]
  it.each(Object.entries(persons))('is closed to %s', (_, actor) => {
    expect(attempts(actor).map(attempt => rulesSay(file, attempt).isAllowed || gate.allows(attempt))).not.toContain(true)
  })
})
