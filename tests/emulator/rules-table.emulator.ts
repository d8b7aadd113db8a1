import { readFileSync } from 'node:fs'
import { initializeTestEnvironment, type RulesTestContext, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import {
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  query,
  collection as section,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AccessCase, accessTable, persons } from '../support/access/access-table'
import { now, standing, written } from '../support/stamped'

const address = process.env['FIRESTORE_EMULATOR_HOST']
const [host, port] = (address ?? '').split(':')

describe.skipIf(!address)('the access table on the Firestore emulator (skipped without FIRESTORE_EMULATOR_HOST)', () => {
  let environment: RulesTestEnvironment

  beforeAll(async () => {
    const rules = readFileSync('firestore.rules', 'utf8')
    environment = await initializeTestEnvironment({ projectId: 'demo-rules', firestore: { rules, host: host!, port: Number(port) } })
  })
  beforeEach(() => environment.clearFirestore())
  afterAll(() => environment.cleanup())

  it.each(accessTable.map(one => ({ ...one, verdict: one.allowed ? 'may' : 'may not' })))('$person $verdict $what', async one => {
    const { collection, id, before } = one
    await environment.withSecurityRulesDisabled(async context => {
      if (before) await setDoc(doc(context.firestore() as unknown as Firestore, collection, id), standing(before))
    })
    const firestore = contextOf(environment, one).firestore() as unknown as Firestore
    expect(await isAllowed(() => ask(firestore, one))).toBe(one.allowed)
  })
})

function contextOf(environment: RulesTestEnvironment, { person }: AccessCase): RulesTestContext {
  const actor = persons[person]
  return actor ? environment.authenticatedContext(actor.uid, { ...actor.claims }) : environment.unauthenticatedContext()
}

async function ask(firestore: Firestore, { act, person, collection, id, after, where: conditions = [] }: AccessCase): Promise<unknown> {
  const actor = persons[person]
  const author = actor?.claims.pid ?? actor?.uid ?? 'nobody'
  const at = doc(firestore, collection, id)
  switch (act) {
    case 'get':
      return getDoc(at)
    case 'list':
      return getDocs(query(section(firestore, collection), ...conditions.map(([field, op, value]) => where(field, op, value))))
    case 'create':
      return setDoc(at, byServerTime(written(after ?? {}, author, true)))
    case 'update':
      return updateDoc(at, byServerTime(written(after ?? {}, author, false)))
    case 'delete':
      return deleteDoc(at)
  }
}

/** The fields, with the server's time in place of `now`. */
const byServerTime = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value instanceof Date && value.getTime() === now.getTime() ? serverTimestamp() : value]),
  )

async function isAllowed(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if ((error as { code?: string }).code === 'permission-denied') return false
    throw error
  }
}
