import { describe, expect, it } from 'vitest'
import { handlers } from '../../src/domain/handlers'
import { sourceFiles } from './source-files'

const contracts = handlers.map(({ contract }) => contract)
const usesMailer = sourceFiles('src/domain').filter(({ text }) => text.includes('mailer.send('))

/** Names of the contracts whose handler is in this file. */
const namesIn = (text: string) => [...text.matchAll(/defineHandler\(\s*(\w+)/g)].map(([, name]) => name)

describe('the contract of a callable', () => {
  it('states its limit, or why it has none, if visitors may call it', () => {
    expect(contracts.filter(({ access, limit }) => access.is === 'anyone' && !limit).map(({ name }) => name)).toEqual([])
  })

  it('states its limit, or why it has none, if its file sends mail', () => {
    const mailing = usesMailer.flatMap(({ text }) => namesIn(text))
    expect(mailing).toContain('joinAsMember')
    // Of the four handlers in the file of the accounts only one sends mail.
    const others = ['deleteAccount', 'disableAccount', 'revokeSessions']
    expect(contracts.filter(({ name, limit }) => mailing.includes(name) && !others.includes(name) && !limit).map(({ name }) => name)).toEqual([])
  })

  it('is the place to check that, because only handlers and jobs send mail', () => {
    expect(usesMailer.map(({ name }) => name).filter(name => !/\.(handler|job)\.ts$/.test(name))).toEqual([])
  })
})

describe('a service', () => {
  /** A method that consists of one call with its own parameters. */
  const forwards =
    /\n {2}(?:async )?(\w+)\([^\n]*\{\n(?: {4}(?:return |await |return \(await )this\.callables\.call\(\w+, (?:\w+|\{[\w, ]*\})\)[^\n]*\n) {2}\}/g

  it('has no method that only passes a call on: the interface calls by the contract', () => {
    const found = sourceFiles('src/domain').flatMap(({ name, text }) => [...text.matchAll(forwards)].map(([, method]) => `${name} ${method}`))
    expect(found).toEqual([])
  })

  it('would be named for one', () => {
    const text = `{\n  async open(id: string): Promise<Opened> {\n    return (await this.callables.call(openResource, { id })).opened\n  }\n`
    expect([...text.matchAll(forwards)].map(([, method]) => method)).toEqual(['open'])
  })
})
