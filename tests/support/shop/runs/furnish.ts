import { LocalAccounts } from '../../../../src/adapters/memory/accounts/local-accounts'
import { membershipProducts } from '../../../../src/domain/memberships/membership-products.collection'
import { people } from '../../../../src/domain/people/people.collection'
import { discountCodes } from '../../../../src/domain/shop/codes/discount-codes.collection'
import { goodsFolder } from '../../../../src/domain/shop/downloads/goods-folder'
import { products } from '../../../../src/domain/shop/products.collection'
import type { LettersWorld } from '../letters-world'

/** What a friend costs from this day on, by the year and by the month, and before it. */
export const friendPrices = { from: '2027-12-01', before: [5000, 500], after: [6000, 600] } as const

/** How often the code may be used, by all and by one. */
export const codeLimits = { maxUses: 3, perPerson: 2 } as const

/** A code, a download, a membership by the month with a scheduled price, what both memberships are worth, and the records of Cy and of the guest who has an account. */
export async function furnish({ behind }: LettersWorld): Promise<void> {
  const lover = (await behind.get(membershipProducts, 'lover'))!
  const usd = (cents: number) => ({ cents, cur: 'usd' as const })
  const { from, before, after } = friendPrices
  const ofFriend = { monthly: usd(before[1]), scheduled: [{ from, price: usd(after[0]), monthly: usd(after[1]) }] }
  const levels = lover.levels.map(level => ({ ...level, fmv: usd(1600), ...(level.key === 'friend' && ofFriend) }))
  await behind.change(membershipProducts, lover, { levels })
  const person = (display: string, address: string) => ({
    names: { first: display, last: '', display, sort: display },
    emails: [{ address, verified: true }],
    kind: 'person' as const,
    tags: [],
    status: 'active' as const,
  })
  await behind.commit(
    behind.creating(people, 'cy', person('Cy', 'cy@post.example')),
    behind.creating(people, 'gus', person('Gus', 'gus@post.example')),
    behind.creating(discountCodes, 'spring', {
      code: 'SPRING',
      title: 'Spring',
      percent: 25,
      kinds: ['product', 'membership'],
      status: 'live',
      ...codeLimits,
    }),
    behind.creating(products, 'walks', {
      title: 'Walks',
      kind: 'digital',
      summary: '',
      variants: [{ sku: 'one', label: 'One', price: usd(900) }],
      file: { path: `${goodsFolder}/walks.txt`, name: 'walks.txt', type: 'text/plain', bytes: 26 },
      memberOnly: false,
      order: 1,
      status: 'live',
    }),
  )
}

/** The account has this address, and its holder has opened the link of its mail. */
export async function confirmAddress({ store, clock, ids }: LettersWorld, uid: string, email: string): Promise<void> {
  await store.commit([{ op: 'update', path: `localAccounts/${uid}`, data: { email } }])
  await new LocalAccounts(store, clock, ids).change(uid, { emailVerified: true })
}
