import { LocalAccounts } from '../../../../src/adapters/memory/accounts/local-accounts'
import { membershipProducts } from '../../../../src/domain/memberships/membership-products.collection'
import { people } from '../../../../src/domain/people/people.collection'
import { discountCodes } from '../../../../src/domain/shop/codes/discount-codes.collection'
import { goodsFolder } from '../../../../src/domain/shop/downloads/goods-folder'
import { products } from '../../../../src/domain/shop/products.collection'
import type { LettersWorld } from '../letters-world'

/** The yearly and monthly prices of the level Friend, before and from this day. */
export const friendPrices = { from: '2027-12-01', before: [5000, 500], after: [6000, 600] } as const

/** How often the code may be used, in total and by one buyer. */
export const codeLimits = { maxUses: 3, perPerson: 2 } as const

/**
 * Adds a discount code, a download, a monthly membership with a scheduled price, the value of both memberships, and the records of Cy and
 * of the guest with an account.
 */
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

/** Gives the account this address, confirmed by the link in its mail. */
export async function confirmAddress({ store, clock, ids }: LettersWorld, uid: string, email: string): Promise<void> {
  await store.commit([{ op: 'update', path: `localAccounts/${uid}`, data: { email } }])
  await new LocalAccounts(store, clock, ids).change(uid, { emailVerified: true })
}
