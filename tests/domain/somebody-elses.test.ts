import { beforeAll, describe, expect, it } from 'vitest'
import { handlers } from '../../src/domain/handlers'
import { brokenRuleOf } from '../../src/domain/shared/functions/cloud-function'
import { isPortError } from '../../src/ports/errors'
import { type MemoryWorld, memoryWorld } from '../support/memory-world'
import { plausibleInput } from '../support/plausible-input'

/** Callables that members use for something of their own, by its collection, with the refusal for something that is not theirs. */
const calls: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  listings: {
    changeListing: 'not-found',
    transitionListing: 'not-found',
    placePin: 'not-found',
    confirmPin: 'not-found',
    nudgeArtist: 'not-found',
    setDoorStatus: 'not-found',
    addErratum: 'not-found',
  },
  registrations: { quoteWithdrawal: 'not-found', withdrawRegistration: 'not-found' },
  adOrders: {
    sendAdArt: 'not-found',
    answerAdProof: 'not-found',
    changeAd: 'not-found',
    readAdArt: 'not-found',
    readAdResults: 'not-found',
    quoteAdCancellation: 'not-found',
    cancelAd: 'not-found',
  },
  memberships: { inviteSeat: 'not-found', issueCard: 'card-unknown' },
  orders: {
    continueCheckout: 'order-unknown',
    holdAgain: 'order-unknown',
    readOrder: 'order-unknown',
    openDownload: 'order-unknown',
    askRefund: 'order-unknown',
  },
  subscriptions: { manageSubscription: 'not-found', changeMonthlyCard: 'not-found', keepRenewalCard: 'not-found' },
  letters: { readLetter: 'not-found' },
  artworks: { arrangePictures: 'permission-denied' },
}
const names = ['id', 'adId', 'listingId', 'registrationId', 'membershipId', 'orderId', 'subscriptionId', 'letterId', 'workId']
const all = Object.entries(calls).flatMap(([collection, refused]) =>
  Object.entries(refused).map(([name, refusal]) => ({ name, collection, refusal })),
)

let world: MemoryWorld
beforeAll(async () => {
  world = await memoryWorld({ sample: true, as: 'artlover' })
})

async function outcomeOf(name: string, id: string): Promise<string> {
  const { contract } = handlers.find(one => one.contract.name === name)!
  const input = plausibleInput(contract.input, Object.fromEntries(names.map(field => [field, id])))
  expect(JSON.stringify(input)).toContain(id)
  return world.call(contract, input).then(
    () => 'answered',
    (error: unknown) =>
      brokenRuleOf(error)?.rule ?? (isPortError(error, 'functions') ? (error as { readonly code: string }).code : `failed: ${error}`),
  )
}

describe('a member who names what is somebody else’s', () => {
  it.each(all)(
    'in $name gets $refusal, the same as for something that does not exist, and changes nothing',
    async ({ name, collection, refusal }) => {
      const found = (await world.store.query({ collection, limit: 20 })).find(
        ({ data }) => !JSON.stringify(data).includes(world.auth.current!.claims.pid!),
      )!
      expect([await outcomeOf(name, found.path.split('/')[1]!), await outcomeOf(name, 'nobody')]).toEqual([refusal, refusal])
      expect(await world.store.get(found.path)).toEqual(found)
    },
  )
})
