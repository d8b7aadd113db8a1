import type * as v from 'valibot'
import { officeSettings } from '../../../src/domain/content/office-settings.collection'
import { donations } from '../../../src/domain/giving/donations.collection'
import { letters, type StoredLetter } from '../../../src/domain/giving/letters.collection'
import { membershipProducts } from '../../../src/domain/memberships/membership-products.collection'
import { people } from '../../../src/domain/people/people.collection'
import type { FunctionHandler } from '../../../src/domain/shared/functions/handler'
import { invokeHandler } from '../../../src/domain/shared/functions/invoke-handler'
import type { DataOf } from '../../../src/domain/shared/records/collection'
import { organisationId } from '../../../src/domain/shared/records/organisation.collection'
import type { IssueInput, LetterRow } from '../../../src/domain/shop/letters/issue-letters.contract'
import { issueLettersHandler } from '../../../src/domain/shop/letters/issue-letters.handler'
import type { voidLetter } from '../../../src/domain/shop/letters/void-letter.contract'
import { voidLetterHandler } from '../../../src/domain/shop/letters/void-letter.handler'
import { type PayingWorld, payingWorld } from './paying'

export const usd = (dollars: number) => ({ cents: Math.round(dollars * 100), cur: 'usd' as const })
type Office = DataOf<typeof officeSettings>
type Gift = DataOf<typeof donations>

export interface LettersWorld extends PayingWorld {
  /** Enters the legal name and tax number. */
  legal(more?: Partial<Office>): Promise<void>
  /** As staff of the scope money who have just signed in. */
  issue(more?: Partial<IssueInput>): Promise<{ readonly rows: readonly LetterRow[]; readonly left: number }>
  voidLetter(input: v.InferInput<typeof voidLetter.input>): Promise<unknown>
  /** Records a gift without an order. */
  record(id: string, more?: Partial<Gift>): Promise<void>
  /** Adds a membership level with this price and value of its benefits. */
  level(key: string, price: number, fmv?: number): Promise<void>
  written(): Promise<readonly StoredLetter[]>
  /** Number, kind and deductible cents of each letter, and whether it is void. */
  log(): Promise<readonly string[]>
}

/** The shop with donors Mia and Bo, and staff who write letters. Legal name and tax number are not entered yet. */
export async function lettersWorld(): Promise<LettersWorld> {
  const shop = await payingWorld()
  const { behind } = shop
  for (const [id, display] of [
    ['mia', 'Mia Lund'],
    ['bo', 'Bo Ek'],
  ] as const) {
    const names = { first: display.split(' ')[0]!, last: display.split(' ')[1]!, display, sort: display }
    await behind.commit(
      behind.creating(people, id, { names, emails: [{ address: `${id}@post.example`, verified: true }], kind: 'person', tags: [], status: 'active' }),
    )
  }
  const claims = { pid: 'p-money', adm: 1, sc: 'm' } as const
  await shop.enter(claims)
  const { uid } = shop.auth.current!
  await shop.enter(undefined)
  const byStaff = <I, O>(handler: FunctionHandler<I, O>, input: I) =>
    invokeHandler(handler, { ...shop.context, actor: { uid, secondFactor: true, claims, authenticatedAt: shop.clock.now() } }, input)
  const written = () => behind.find(letters)
  return {
    ...shop,
    async legal(more = {}) {
      const before = await behind.get(officeSettings, organisationId)
      const office = { legalName: 'Saltlight Arts, Inc.', ein: '00-1234567', taxYears: [], features: [], reservedSlugs: [], ...more }
      await behind.commit(before ? behind.changing(officeSettings, before, more) : behind.creating(officeSettings, organisationId, office))
    },
    issue: async (more = {}) =>
      (await byStaff(issueLettersHandler, { what: 'gifts', taxYear: 2027, dryRun: false, mail: false, ...more })) as Awaited<
        ReturnType<LettersWorld['issue']>
      >,
    voidLetter: input => byStaff(voidLetterHandler, input),
    async record(id, more = {}) {
      const gift = { personId: 'mia', amount: usd(100), anonymous: false, receivedOn: '2027-09-01', taxYear: 2027, softCredits: [] }
      await behind.commit(behind.creating(donations, id, { ...gift, status: 'recorded', ...more }))
    },
    async level(key, price, fmv) {
      const product = (await behind.get(membershipProducts, 'lover'))!
      const level = { key, name: key, summary: '', price: usd(price), seats: 1, perkIds: [], ...(fmv !== undefined && { fmv: usd(fmv) }) }
      await behind.change(membershipProducts, product, { levels: [...product.levels, level] })
    },
    written,
    log: async () =>
      (await written())
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .map(({ number, kind, deductible, status }) => `${number} ${kind} ${deductible.cents}${status === 'void' ? ' void' : ''}`),
  }
}
