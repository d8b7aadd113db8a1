import { afterAll, beforeAll, expect, it } from 'vitest'
import { revokeSessions } from '../../../src/domain/accounts/administer-accounts.contract'
import { revokeRole } from '../../../src/domain/accounts/roles/revoke-role.contract'
import { setRole } from '../../../src/domain/accounts/roles/set-role.contract'
import { Session } from '../../../src/domain/accounts/sign-in/session'
import { JoiningService } from '../../../src/domain/joining/joining-service'
import { people } from '../../../src/domain/people/people.collection'
import { Callables } from '../../../src/domain/shared/functions/callables'
import type { Services } from '../../../src/domain/shared/functions/service'
import { Records } from '../../../src/domain/shared/records/records'
import { checkedPath } from '../../../src/domain/shared/stored-path'
import { Storage } from '../../../src/ports/storage'
import { expectPortError } from '../../suites/expect-port-error'
import { type OpenedApplication, openApplication } from './opened-application'

const password = 'lanterns over water'
const reason = 'Left the office in anger today'
const proof = checkedPath('eligibility/somebody/proof.pdf')

let application: OpenedApplication
let [root, dora]: Services[] = []
let rootId: string
let doraId: string
beforeAll(async () => {
  application = await openApplication()
  ;[root, dora] = await Promise.all([1, 2].map(() => application.browser()))
  rootId = await join(root!, 'Rosa')
  doraId = await join(dora!, 'Dora')
  const { accounts, storage } = application.organisation
  await accounts.setClaims(root!.get(Session).current!.uid, { pid: rootId, adm: 1, sa: 1, mfaFrom: 4_000_000_000 })
  await root!.get(Session).signIn('rosa@staff.example', password)
  await storage.upload(proof, new Blob(['proof']), { contentType: 'application/pdf' }).done
})
afterAll(() => application.close())

async function join(services: Services, first: string): Promise<string> {
  const joining = services.get(JoiningService)
  await joining.makeAccount(`${first}@staff.example`, password)
  const entered = { kind: 'artlover', first, last: 'Vale', birthYear: 1980, hadBirthday: false, evidence: 'Tell me about news' } as const
  return (await joining.join({ ...entered, topics: [] })).personId
}

/** Tokens contain the second in which their session began, so an ended session is refused from the next second on. */
const nextSecond = () => new Promise(resolve => setTimeout(resolve, 1010 - (Date.now() % 1000)))

const records = () => dora!.get(Records)
const reads = () => records().get(people, rootId)
const lists = () => records().find(people, { limit: 2 })
async function writes() {
  const behind = new Records(application.organisation.documents, { current: undefined })
  await records().commit(records().changing(people, (await behind.get(people, rootId))!, { household: `h${Math.random()}` }))
}
const opens = () => dora!.get(Storage).read(proof)

async function expectToWork() {
  expect((await reads())?.id).toBe(rootId)
  expect(await lists()).toHaveLength(2)
  await writes()
  expect(await (await opens()).text()).toBe('proof')
}
async function expectRefused() {
  for (const tries of [reads, lists, writes]) await expectPortError(tries(), 'documents', 'permission-denied')
  await expectPortError(opens(), 'storage', 'unauthorized')
}

async function appoint(): Promise<string> {
  const key = crypto.randomUUID()
  await root!.get(Callables).call(setRole, { key, personId: doraId, role: 'admin', scopes: ['people'], reason })
  await dora!.get(Session).signIn('dora@staff.example', password)
  return key
}

it('by the SDK, the token of a member of staff does nothing more once her role was taken away, and the next session does', async () => {
  const grantId = await appoint()
  await expectToWork()
  await nextSecond()
  await root!.get(Callables).call(revokeRole, { grantId, reason })
  // Her browser has not been informed and still has its old token.
  expect(dora!.get(Session).current?.claims).toMatchObject({ adm: 1, sc: 'p' })
  await expectRefused()
  await dora!.get(Session).signIn('dora@staff.example', password)
  await expectRefused()
  await appoint()
  await expectToWork()
})

it('by the SDK, it does nothing more once her sessions were ended, and she works again when she has signed in', async () => {
  await expectToWork()
  await nextSecond()
  await root!.get(Callables).call(revokeSessions, { uid: dora!.get(Session).current!.uid, reason })
  await expectRefused()
  await dora!.get(Session).signIn('dora@staff.example', password)
  await expectToWork()
})
