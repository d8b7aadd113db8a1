import { describe, expect, it } from 'vitest'
import { exportPresets } from '../../src/domain/exports/export-presets'
import { requestExport } from '../../src/domain/exports/request-export.contract'
import { handlers } from '../../src/domain/handlers'
import { takesRecentSignIn } from '../../src/domain/shared/functions/cloud-function'
import { sourceFiles } from './source-files'

const contracts = handlers.map(({ contract }) => contract)

describe('the contract of a callable', () => {
  it('takes a recent sign-in where it gives or takes access or money, opens personal data in bulk, or can never be undone', () => {
    const inputs: Readonly<Record<string, unknown>> = {
      requestExport: { preset: 'people' },
      anonymisePerson: { act: 'ask' },
      deleteMyAccount: { act: 'ask' },
      beginRestore: { purpose: 'everything' },
      issueLetters: { dryRun: false },
      orderMembership: { method: 'desk' },
    }
    const takesOne = contracts.filter(contract => takesRecentSignIn(contract, inputs[contract.name] as never)).map(({ name }) => name)
    expect(takesOne.toSorted()).toEqual([
      'anonymisePerson',
      'approveRole',
      'beginRestore',
      'cancelMembership',
      'createDeskOrder',
      'decideRestore',
      'deleteAccount',
      'deleteMyAccount',
      'disableAccount',
      'freezeNumbers',
      'issueLetters',
      'linkAccount',
      'matchPayment',
      'mergePeople',
      'orderMembership',
      'purgeRecords',
      'recordCountedPayments',
      'recordGifts',
      'recordManualPayment',
      'refundPayment',
      'removeSecondFactor',
      'requestExport',
      'revokeRole',
      'revokeSessions',
      'setRole',
      'startMasquerade',
      'voidLetter',
    ])
    const presets = exportPresets.filter(preset => takesRecentSignIn(requestExport, { preset: preset.key }))
    expect(presets).toEqual(exportPresets.filter(({ isPersonal }) => isPersonal))
  })
})

describe('mail', () => {
  it('is sent by handlers and jobs alone, so that the limits of callables hold for it', () => {
    const usesMailer = sourceFiles('src/domain').filter(({ text }) => /mailer\.send\(|mailPerson\(/.test(text))
    // `mail-payer` is neither a handler nor a job: messages of the payment provider cause it, at most once for each payment, refund and
    // failure.
    const others = usesMailer
      .map(({ name }) => name)
      .filter(name => !/\.(handler|job)\.ts$/.test(name))
      .toSorted()
    // `mail-person` finds the address for all of them.
    // `mail-replies` mails a person once for each step of their reply to an event, which others cause who leave, and the clock.
    // `mail-guests` mails those who come, once for each change of an event.
    // The others mail an organizer once for each decision about an event, and an artist once for each step of a registration, which payments and
    // refunds can cause too, and for each decision about a listing.
    expect(others).toEqual([
      'src/domain/calendar/submissions/mail-guests.ts',
      'src/domain/calendar/submissions/mail-organizers.ts',
      'src/domain/guide/registering/mail-registration.ts',
      'src/domain/guide/review/mail-artist.ts',
      'src/domain/people/mail-person.ts',
      'src/domain/replies/mail-replies.ts',
      'src/domain/shop/payments/mail-payer.ts',
    ])
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

  it('with such a method would be found', () => {
    const text = `{\n  async open(id: string): Promise<Opened> {\n    return (await this.callables.call(openResource, { id })).opened\n  }\n`
    expect([...text.matchAll(forwards)].map(([, method]) => method)).toEqual(['open'])
  })
})
