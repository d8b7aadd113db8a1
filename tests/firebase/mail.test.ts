import './shortened-pauses'
import { setTimeout as sleep } from 'node:timers/promises'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AdminDocuments } from '../../src/adapters/cloud/admin-documents'
import { mailDelivery } from '../../src/adapters/cloud/mail/mail-delivery'
import { mailFunctions } from '../../src/adapters/cloud/mail/mail-functions'
import { mailSettings } from '../../src/adapters/cloud/mail/mail-settings'
import { QueueMailer } from '../../src/adapters/cloud/mail/queue-mailer'
import { lease, MailQueue, maxWait, pauses } from '../../src/domain/mail/mail-queue'
import { mails } from '../../src/domain/mail/mails.collection'
import { Records } from '../../src/domain/shared/records/records'
import type { Documents } from '../../src/ports/documents'
import { PortError } from '../../src/ports/errors'
import { RandomIds } from '../../src/ports/random-ids'
import { countedDocuments, nothingCounted } from '../support/counted-ports'
import { startFirestoreServer } from './firestore-server/firestore-server'
import { headerOf, partsOf, reply, smtpHost } from './host/smtp-host'
import { emptyStore } from './opened-documents'

const firestore = await startFirestoreServer({ store: emptyStore() })
Object.assign(process.env, { FIRESTORE_EMULATOR_HOST: `${firestore.host}:${firestore.port}`, METADATA_SERVER_DETECTION: 'none' })
const app = initializeApp({ projectId: 'demo-documents' })
const documents = new AdminDocuments(app)
afterAll(async () => {
  await deleteApp(app)
  firestore.stop()
})

let later = 0
const clock = { now: () => new Date(Date.now() + later) }
const records = new Records(documents, { current: undefined })
const queue = new MailQueue(records, clock)
const mailer = new QueueMailer(documents, clock, new RandomIds())

const ends: (() => Promise<void>)[] = []
beforeEach(() => {
  later = 0
  logged.length = 0
  firestore.serve({ store: emptyStore() })
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  for (const end of ends.splice(0)) await end()
})

async function serverThat(...options: Parameters<typeof smtpHost>) {
  const host = await smtpHost(...options)
  ends.push(host.stop)
  return host
}

const logged: string[] = []
const worker = (url: string | undefined, over: Documents = documents, pauseLength = 0) =>
  mailDelivery({
    openPorts: () => ({ documents: over, clock }),
    settings: () => mailSettings(url, 'Open Studios <hello@arts.example>'),
    origin: 'https://arts.example',
    pause: async () => void (later += pauseLength),
    log: error => void logged.push(error),
  })
const only = async () => {
  const [mail, ...others] = await records.find(mails)
  expect(others).toEqual([])
  return mail!
}
const proof = { to: 'Ana@people.example', subject: 'About your proof', text: 'Thank you.\n\nIt is <accepted>.', link: '/dashboard/settings' }

describe('mail that a callable queued', () => {
  it('arrives with the same words as text and as HTML, and is sent once', async () => {
    const host = await serverThat()
    await mailer.send(proof)
    const deliver = worker(host.url)
    await deliver()
    await deliver()
    expect(host.received.map(({ from, to }) => ({ from, to }))).toEqual([{ from: 'hello@arts.example', to: ['ana@people.example'] }])
    const { raw } = host.received[0]!
    expect(headerOf(raw, 'From')).toBe('Open Studios <hello@arts.example>')
    expect(headerOf(raw, 'Message-ID')).toBe(`<${(await only()).id}@arts.example>`)
    expect(headerOf(raw, 'List-Unsubscribe')).toBeUndefined()
    const { 'text/plain': text, 'text/html': html } = partsOf(raw)
    expect(text!.replace(/\r\n/g, '\n')).toContain('Thank you.\n\nIt is <accepted>.\n\nhttps://arts.example/dashboard/settings')
    expect(html).toContain('<p>It is &lt;accepted&gt;.</p>')
    expect(html).toContain('<a href="https://arts.example/dashboard/settings">')
    expect(await only()).toMatchObject({ status: 'sent', attempts: 1 })
    expect((await only()).nextTry).toBeUndefined()
  })

  it('is queued and sent once for one event', async () => {
    const host = await serverThat()
    const deliver = worker(host.url)
    await Promise.all([mailer.send({ ...proof, event: 'proof 1 2' }), mailer.send({ ...proof, event: 'proof 1 2' })])
    await deliver()
    await mailer.send({ ...proof, event: 'proof 1 2' })
    await deliver()
    expect(host.received).toHaveLength(1)
  })

  it('is sent once by two workers at the same time', async () => {
    const host = await serverThat()
    for (let n = 0; n < 6; n++) await mailer.send({ ...proof, to: `person-${n}@people.example` })
    await Promise.all([worker(host.url)(), worker(host.url)()])
    // A worker that lost a race for a record leaves it to the next run.
    await worker(host.url)()
    expect(host.received.flatMap(({ to }) => to).sort()).toEqual([0, 1, 2, 3, 4, 5].map(n => `person-${n}@people.example`))
  })

  it('is sent by the run in progress, or the one after it, when it is queued meanwhile', async () => {
    const host = await serverThat()
    const deliver = worker(host.url)
    await mailer.send(proof)
    const first = deliver()
    await mailer.send({ ...proof, subject: 'Another' })
    await Promise.all([first, deliver()])
    expect(host.received).toHaveLength(2)
  })

  it('is left to the next run where a run takes long', async () => {
    const host = await serverThat()
    for (let n = 0; n < 3; n++) await mailer.send({ ...proof, subject: `Mail ${n}` })
    const deliver = worker(host.url, documents, 60_000)
    await deliver()
    expect(host.received).toHaveLength(2)
    await deliver()
    expect(host.received).toHaveLength(3)
  })

  it('costs five reads and four writes, and a run with nothing to do one read', async () => {
    const host = await serverThat()
    const counted = nothingCounted()
    const deliver = worker(host.url, countedDocuments(documents, counted))
    await new QueueMailer(countedDocuments(documents, counted), clock, new RandomIds()).send(proof)
    await deliver()
    expect(counted).toEqual({ reads: 5, writes: 4, files: 0 })
    Object.assign(counted, nothingCounted())
    await deliver()
    expect(counted).toEqual({ reads: 1, writes: 0, files: 0 })
  })

  it('from an organisation with settings is answered to its public address', async () => {
    const host = await serverThat()
    const settings = { name: 'Arts of Havn', email: 'office@arts.example' }
    await documents.commit([{ op: 'create', path: 'settings/organisation', data: settings }])
    await mailer.send(proof)
    await worker(host.url)()
    expect(headerOf(host.received[0]!.raw, 'Reply-To')).toBe('Open Studios <office@arts.example>')
  })
})

describe('the connection', () => {
  const signIn = { authOptional: false, hideSTARTTLS: false, authMethods: ['PLAIN'] }

  it('is encrypted by STARTTLS and signed in', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const logins: unknown[] = []
    const host = await serverThat({
      ...signIn,
      onAuth: ({ username, password }, { secure }, done) => {
        logins.push({ username, password, secure })
        done(null, { user: username! })
      },
    })
    await mailer.send(proof)
    await worker(`smtp://postman:p%40ss@127.0.0.1:${host.port}?tls.rejectUnauthorized=false`)()
    expect(logins).toEqual([{ username: 'postman', password: 'p@ss', secure: true }])
    expect(host.received).toMatchObject([{ isEncrypted: true }])
  })

  it('is not used without encryption unless the settings allow it; the password is not sent', async () => {
    const onAuth = vi.fn<() => void>()
    const host = await serverThat({ onAuth, allowInsecureAuth: true })
    await mailer.send(proof)
    await worker(`smtp://postman:secret@127.0.0.1:${host.port}`)()
    expect(onAuth).not.toHaveBeenCalled()
    expect(await only()).toMatchObject({ status: 'queued', problem: 'unreachable' })
  })

  it('is not used with an untrusted certificate', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const host = await serverThat({ hideSTARTTLS: false })
    await mailer.send(proof)
    await worker(`smtp://127.0.0.1:${host.port}`)()
    expect(await only()).toMatchObject({ status: 'queued', problem: 'unreachable' })
  })
})

describe('mail waits, without an attempt being counted,', () => {
  it('where no server is set up; the log says so once', async () => {
    await mailer.send(proof)
    const deliver = worker(undefined)
    await deliver()
    await deliver()
    expect(await only()).toMatchObject({ status: 'queued', attempts: 0, problem: 'notConfigured' })
    expect(logged).toEqual([expect.stringContaining('notConfigured')])
  })

  it('while the server is off, and leaves when it is back', async () => {
    const off = await smtpHost()
    await off.stop()
    await mailer.send(proof)
    const deliver = worker(off.url)
    await deliver()
    expect(await only()).toMatchObject({ status: 'queued', attempts: 0, problem: 'unreachable' })
    const host = await serverThat({}, off.port)
    await deliver()
    expect(host.received).toHaveLength(1)
    expect((await only()).problem).toBeUndefined()
  })

  it('while the password is wrong; neither it nor an address is logged', async () => {
    const refused = reply(535, '5.7.8 postman secret ana@people.example')
    const host = await serverThat({ authOptional: false, allowInsecureAuth: true, onAuth: (_auth, _session, done) => done(refused) })
    await mailer.send(proof)
    await worker(`smtp://postman:secret@127.0.0.1:${host.port}?requireTLS=false`)()
    expect(await only()).toMatchObject({ status: 'queued', attempts: 0, problem: 'loginRefused' })
    expect(logged).toEqual(['Mail waits, because its server cannot be used: loginRefused EAUTH AUTH PLAIN 535'])
  })

  it('while the server refuses the sender', async () => {
    const host = await serverThat({ onMailFrom: (_address, _session, done) => done(reply(553, '5.7.1 Not your address')) })
    await mailer.send(proof)
    await mailer.send({ ...proof, subject: 'Another' })
    await worker(host.url)()
    const found = await records.find(mails)
    expect(found.map(({ status, attempts, problem }) => [status, attempts, problem])).toEqual([0, 1].map(() => ['queued', 0, 'senderRefused']))
  })

  it('for five days', async () => {
    await mailer.send(proof)
    later = maxWait + 1
    await worker(undefined)()
    expect(await only()).toMatchObject({ status: 'failed', problem: 'tooOld' })
  })
})

describe('a refused mail', () => {
  it('is sent again after a pause where the server says "later"', async () => {
    let asked = 0
    const host = await serverThat({ onRcptTo: (_address, _session, done) => done(asked++ === 0 ? reply(451, '4.7.1 Greylisted') : null) })
    const deliver = worker(host.url)
    await mailer.send(proof)
    await deliver()
    expect(await only()).toMatchObject({ status: 'queued', attempts: 1, problem: 'postponed', code: 451 })
    await deliver()
    expect(asked).toBe(1)
    later = pauses[0]!
    await deliver()
    expect(host.received).toHaveLength(1)
    expect(await only()).toMatchObject({ status: 'sent', attempts: 2 })
  })

  it('has failed after the last pause', async () => {
    const host = await serverThat({ onRcptTo: (_address, _session, done) => done(reply(450, '4.2.1 Later')) })
    await mailer.send(proof)
    for (const pause of [0, ...pauses]) {
      later += pause
      await worker(host.url)()
    }
    expect(await only()).toMatchObject({ status: 'failed', attempts: pauses.length + 1, problem: 'postponed', code: 450 })
  })

  it('has failed at once where the server says "never"; the others are sent', async () => {
    const host = await serverThat({
      onRcptTo: ({ address }, _session, done) => done(address === 'nobody@people.example' ? reply(550, '5.1.1 nobody@people.example?') : null),
    })
    await mailer.send({ ...proof, to: 'nobody@people.example' })
    await mailer.send(proof)
    await worker(host.url)()
    expect(host.received.map(({ to }) => to)).toEqual([['ana@people.example']])
    const [failed] = await records.find(mails, { where: [['status', '==', 'failed']] })
    expect(failed).toMatchObject({ to: 'nobody@people.example', problem: 'refused', code: 550 })
  })
})

describe('an interrupted attempt', () => {
  it('is made again after ten minutes if the content was not sent', async () => {
    const host = await serverThat()
    await mailer.send(proof)
    // A worker that claims the mail and then stops.
    await queue.claim((await only()).id)
    await worker(host.url)()
    expect(host.received).toEqual([])
    later = lease
    await worker(host.url)()
    expect(host.received).toHaveLength(1)
  })

  it('is not repeated if the content may have been sent, because it may have arrived', async () => {
    const host = await serverThat()
    await mailer.send(proof)
    await queue.handOver((await queue.claim((await only()).id))!)
    later = lease
    await worker(host.url)()
    expect(host.received).toEqual([])
    expect(await only()).toMatchObject({ status: 'failed', problem: 'unknown' })
  })

  it('is not repeated if the mail was accepted and that could not be noted', async () => {
    const host = await serverThat()
    await mailer.send(proof)
    let transactions = 0
    const ending: Documents = Object.create(documents, {
      transact: {
        value: (work: Parameters<Documents['transact']>[0]) =>
          // The first two transactions claim the mail and record that its content is being sent; the third would record the server's
          // answer.
          ++transactions > 2 ? Promise.reject(new PortError('documents', 'unavailable', 'off')) : documents.transact(work),
      },
    })
    await expect(worker(host.url, ending)()).rejects.toThrow('off')
    later = lease
    await worker(host.url)()
    expect(host.received).toHaveLength(1)
    expect(await only()).toMatchObject({ status: 'failed', problem: 'unknown' })
  })

  it('is not repeated if the connection breaks before the server answers the content', async () => {
    let contents = 0
    const host = await serverThat({
      onData: stream => {
        contents++
        stream.resume()
        stream.on('end', () => host.cut())
      },
    })
    await mailer.send(proof)
    await worker(host.url)()
    expect(contents).toBe(1)
    expect(await only()).toMatchObject({ status: 'failed', problem: 'unknown' })
  })

  it('is repeated if the connection breaks before the content', async () => {
    const host = await serverThat({ onRcptTo: () => host.cut() })
    await mailer.send(proof)
    await worker(host.url)()
    expect(await only()).toMatchObject({ status: 'queued', attempts: 1, problem: 'noAnswer' })
  })

  it('sends nothing if the mail was deleted, or taken over, before the content', async () => {
    const host = await serverThat({
      onRcptTo: (_address, _session, done) =>
        void (async () => {
          await records.commit(records.deleting(mails, (await only()).id))
          done()
        })(),
    })
    await mailer.send(proof)
    await expect(worker(host.url)()).rejects.toThrow('no longer')
    await sleep(50)
    expect(host.received).toEqual([])
  })
})

it('the deployed functions may read the password, and send mail when it is queued', async () => {
  const host = await serverThat()
  vi.stubEnv('SMTP_URL', host.url)
  vi.stubEnv('MAIL_FROM', 'hello@arts.example')
  const functions = mailFunctions({ openPorts: () => ({ documents, clock }), origin: 'https://arts.example' })
  const [deliver, retry] = [functions.deliverMail, functions.retryMail].map(({ __endpoint }) => __endpoint)
  for (const declared of [deliver, retry]) expect(declared?.secretEnvironmentVariables).toEqual([{ key: 'SMTP_URL' }])
  expect(deliver).toMatchObject({ maxInstances: 1, eventTrigger: { eventFilterPathPatterns: { document: 'mail/{mail}' } } })
  await mailer.send(proof)
  await functions.deliverMail.run({} as never)
  expect(host.received).toHaveLength(1)
})
