import { describe, expect, it } from 'vitest'
import { mailMessage } from '../../../../src/adapters/cloud/mail/mail-message'
import { mailSettings } from '../../../../src/adapters/cloud/mail/mail-settings'

const sender = { name: 'Open Studios', address: 'hello@arts.example' }
const mail = { id: 'm1', to: 'ana@people.example', subject: 'Hello', text: 'Hello', createdAt: new Date('2027-10-01T12:00:00Z') }
const written = async (part: Partial<typeof mail>) => (await mailMessage({ ...mail, ...part }, sender, 'https://arts.example')).toString()
const headersOf = (raw: string) =>
  raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .split(/\r\n(?![ \t])/)
    .map(line => line.slice(0, line.indexOf(':')))

describe('a message', () => {
  it('has the same headers whatever its words are', async () => {
    const plain = headersOf(await written({}))
    expect(plain).toContain('Auto-Submitted')
    const attack = 'Hello\r\nBcc: all@people.example\r\n\r\nOther words'
    expect(headersOf(await written({ subject: attack }))).toEqual(plain)
    expect(headersOf(await written({ to: 'ana@people.example\r\nBcc: all@people.example' }))).toEqual(plain)
    expect(headersOf(await written({ id: 'm1>\r\nBcc: all@people.example' }))).toEqual(plain)
  })

  it('has the same Message-ID and date at each attempt', async () => {
    const lines = async () => (await written({})).split('\r\n').filter(line => /^(Message-ID|Date):/.test(line))
    expect(await lines()).toEqual(['Message-ID: <m1@arts.example>', 'Date: Fri, 01 Oct 2027 12:00:00 +0000'])
    expect(await lines()).toEqual(await lines())
  })
})

describe('the settings', () => {
  const url = 'smtps://postman:p%40ss@mail.example:465'
  it('are read from an address and a sender with or without a name', () => {
    expect(mailSettings(`${url}\n`, 'Open Studios <hello@arts.example>')).toMatchObject({
      server: { host: 'mail.example', port: 465, secure: true },
      login: { user: 'postman', pass: 'p@ss' },
      from: { name: 'Open Studios', address: 'hello@arts.example' },
    })
    expect(mailSettings(url, 'hello@arts.example')?.from).toEqual({ name: '', address: 'hello@arts.example' })
    expect(mailSettings('smtp://mail.example', '"Open, Studios" <hello@arts.example>')).toMatchObject({
      server: { requireTLS: true, secure: false },
      from: { name: 'Open, Studios' },
    })
  })

  it('are missing where the server or the sender is missing or wrong', () => {
    expect(mailSettings(undefined, 'hello@arts.example')).toBeUndefined()
    expect(mailSettings('none', 'hello@arts.example')).toBeUndefined()
    expect(mailSettings('https://mail.example', 'hello@arts.example')).toBeUndefined()
    expect(mailSettings(url, undefined)).toBeUndefined()
    expect(mailSettings(url, 'Open Studios')).toBeUndefined()
    expect(mailSettings(url, 'hello@arts.example\r\nBcc: all@people.example')).toBeUndefined()
  })

  it('never make the library log what it sends', () => {
    expect(mailSettings(`${url}?logger=true&debug=true&transactionLog=true`, 'hello@arts.example')?.server).toMatchObject({
      logger: false,
      debug: false,
      transactionLog: false,
    })
  })
})
