import { images } from '../../pictures/images.collection'
import { callingPerson, defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import type { StoredOf } from '../../shared/records/collection'
import { RuleBroken } from '../../shared/records/rule-broken'
import { houseStyle } from '../house-style/house-style'
import type { RegistrationsWithin } from '../registering/registrations-transaction'
import { applyListingTransition, type ListingWithin, listingWithin, type MovedListing, registrationsOf } from './apply-listing-transition'
import { mailArtist } from './mail-artist'
import { reviewItem } from './review-item.contract'

export const reviewItemHandler = defineHandler(reviewItem, async (context, input) => {
  const by = callingPerson(context)
  const { decision, items } = input
  const note = 'note' in input ? input.note : undefined
  if (new Set(items.map(({ id }) => id)).size < items.length) throw new Refused('invalid-argument', 'a listing is named twice')
  const at = context.clock.now()
  const onlyClean = 'onlyClean' in input && (input.onlyClean ?? false)
  const { decided, left } = await context.once(async within => {
    // All reads come before the first write, as transactions require.
    const read = await Promise.all(items.map(async item => ({ id: item.id, found: await unlessRefused(() => listingWithin(within, item)) })))
    const pictures = new Map<string, StoredOf<typeof images> | undefined>()
    for (const imageId of onlyClean ? read.flatMap(({ found }) => ('value' in found ? (found.value.listing.imageId ?? []) : [])) : [])
      pictures.set(imageId, await within.get(images, imageId))
    const all = await registrationsOf(
      within,
      read.flatMap(({ found }) => ('error' in found ? [] : found.value)),
    )
    const done: MovedListing[] = []
    const refused: Refusal[] = []
    for (const { id, found } of read) {
      const result = await unlessRefused(async () => {
        if ('error' in found) throw found.error
        requireNotOwn(found.value, all, by)
        if (onlyClean) requireClean(found.value, pictures)
        return applyListingTransition(within, all, found.value, { move: decision, by, at, note })
      })
      if ('error' in result) refused.push({ id, rule: ruleOf(result.error), error: result.error })
      else done.push(result.value)
    }
    if (done.length === 0) throw refused[0]!.error
    all.write(at)
    return { decided: done, left: refused.map(({ id, rule }) => ({ id, rule })) }
  })
  for (const one of decided) await mailArtist(context, decision, one, note)
  return { decided: decided.map(({ id, rev, status }) => ({ id, rev, status })), left }
})

interface Refusal {
  readonly id: string
  readonly rule: string
  readonly error: unknown
}

/** Staff cannot review a listing of their own registration. */
function requireNotOwn({ listing, registrationIds }: ListingWithin, all: RegistrationsWithin, by: string): void {
  if (listing.artistId === by || registrationIds.some(id => all.now(id)?.personId === by))
    throw new Refused('permission-denied', 'nobody reviews their own listing')
}

function requireClean({ listing }: ListingWithin, pictures: ReadonlyMap<string, StoredOf<typeof images> | undefined>): void {
  const { isComposite } = pictures.get(listing.imageId ?? '') ?? {}
  if (houseStyle(listing, { looksComposite: isComposite }).length > 0) throw new RuleBroken('not-clean')
}

const ruleOf = (error: unknown): string => (error instanceof RuleBroken ? error.rule : error instanceof Refused ? error.code : 'unknown')

/** The value, or the rule that refused it; other failures are thrown. */
async function unlessRefused<T>(work: () => Promise<T>): Promise<{ readonly value: T } | { readonly error: unknown }> {
  try {
    return { value: await work() }
  } catch (error) {
    if (error instanceof RuleBroken || error instanceof Refused) return { error }
    throw error
  }
}
