import { createRequire } from 'node:module'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { afterAll, expect, it } from 'vitest'
import { AdminDocuments } from '../../../src/adapters/cloud/admin-documents'
import { QueueMailer } from '../../../src/adapters/cloud/mail/queue-mailer'
import { RandomIds } from '../../../src/ports/random-ids'
import { startFirestoreServer } from '../firestore-server/firestore-server'
import { smtpHost } from '../host/smtp-host'
import { emptyStore } from '../opened-documents'
import { functionsFolder, origin } from './hosted-build'

const firestore = await startFirestoreServer({ store: emptyStore() })
const host = await smtpHost()
const projectId = 'demo-documents'
Object.assign(process.env, {
  FIRESTORE_EMULATOR_HOST: `${firestore.host}:${firestore.port}`,
  METADATA_SERVER_DETECTION: 'none',
  GCLOUD_PROJECT: projectId,
  FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: 'demo-documents.appspot.com' }),
  SITE_ORIGIN: origin,
  SMTP_URL: host.url,
  MAIL_FROM: 'Open Studios <hello@arts.example>',
})
const app = initializeApp({ projectId }, 'queueing')
afterAll(async () => {
  await deleteApp(app)
  await host.stop()
  firestore.stop()
})

it('the function bundle sends mail', async () => {
  const mailer = new QueueMailer(new AdminDocuments(app), { now: () => new Date() }, new RandomIds())
  await mailer.send({ to: 'ana@people.example', subject: 'Hello', text: 'Hello', link: '/dashboard' })
  const { deliverMail } = createRequire(import.meta.url)(functionsFolder) as { deliverMail: { run(event: object): Promise<void> } }
  await deliverMail.run({})
  expect(host.received.map(({ to }) => to)).toEqual([['ana@people.example']])
  expect(host.received[0]!.raw).toContain(`${origin}/dashboard`)
})
