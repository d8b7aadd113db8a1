import { describe, expect, it } from 'vitest'
import { handlers } from '../../src/domain/handlers'
import { sourceFiles } from './source-files'

const contracts = handlers.map(({ contract }) => contract)
const usesMailer = sourceFiles('src/domain').filter(({ text }) => text.includes('mailer.send('))

/** Names of the contracts whose handler stands in this file. */
const namesIn = (text: string) => [...text.matchAll(/defineHandler\(\s*(\w+)/g)].map(([, name]) => name)

describe('the contract of a callable', () => {
  it('names its limit, or why there is none, where visitors may call it', () => {
    expect(contracts.filter(({ access, limit }) => access.is === 'anyone' && !limit).map(({ name }) => name)).toEqual([])
  })

  it('names its limit, or why there is none, where its file sends mail', () => {
    const mailing = usesMailer.flatMap(({ text }) => namesIn(text))
    expect(mailing).toContain('joinAsMember')
    // In the file of the accounts one handler of four sends mail.
    const others = ['deleteAccount', 'disableAccount', 'revokeSessions']
    expect(contracts.filter(({ name, limit }) => mailing.includes(name) && !others.includes(name) && !limit).map(({ name }) => name)).toEqual([])
  })

  it('can be held to that: mail is sent by handlers and jobs alone', () => {
    expect(usesMailer.map(({ name }) => name).filter(name => !/\.(handler|job)\.ts$/.test(name))).toEqual([])
  })
})
