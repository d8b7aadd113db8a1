import { expect, it } from 'vitest'
import { unsentMail } from '../../../src/domain/health/unsent-mail'
import { mails } from '../../../src/domain/mail/mails.collection'
import { memoryWorld } from '../../support/memory-world'

it('mail that waits for its server is one finding for each reason, and each that was given up is one of its own', async () => {
  const world = await memoryWorld()
  const mail = (more: object) => ({ to: 'ana@post.example', subject: 'Hours', status: 'queued', ...more })
  const planted = {
    a: mail({ problem: 'unreachable' }),
    b: mail({ problem: 'unreachable' }),
    c: mail({ problem: 'notConfigured' }),
    d: mail({ problem: 'unreachable', status: 'sent' }),
    e: mail({ problem: 'postponed' }),
    f: mail({}),
    g: mail({ status: 'failed', problem: 'refused', code: 550 }),
    h: mail({ status: 'failed', to: 'bo@post.example' }),
    i: mail({ status: 'sent' }),
  }
  await world.store.commit(Object.entries(planted).map(([id, data]) => ({ op: 'set', path: `${mails.path}/${id}`, data }) as const))
  const found = await unsentMail(world.context)
  expect(found.map(({ record, note, kind }) => `${record} ${kind}: ${note}`).toSorted()).toEqual([
    'mail/a mailWaits: The mail server cannot be reached: 2 mails wait',
    'mail/c mailWaits: Mail is not configured: 1 mail waits',
    'mail/g mailFailed: A mail to ana@post.example was not sent, because its server refused it (550): Hours',
    'mail/h mailFailed: A mail to bo@post.example was not sent, because the connection broke at the end, so it may have arrived: Hours',
  ])
})
