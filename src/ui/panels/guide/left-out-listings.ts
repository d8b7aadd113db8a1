import type { LeftOut, LeftOutReason } from '../../../domain/guide/publishing/publish-snapshot.contract'
import { counted } from '../../kit/counted'

const sentences: Readonly<Record<LeftOutReason, string>> = {
  draft: 'still a draft',
  'in-review': 'still in review',
  withdrawn: 'withdrawn',
  'centroid-pin': 'its pin is only the middle of a street or an area',
  unpinned: 'it has no pin on the map',
}

/** Listings that publishing left out of the guide, each with the reason. */
export const leftOutOf = (all: readonly LeftOut[]) => all.map(({ name, reason }) => ({ name, reason: sentences[reason] }))

/** Empty where every listing is in the guide. */
export const leftOutSentence = (all: readonly LeftOut[]) =>
  all.length > 0 ? ` ${counted(all.length, 'listing is', 'listings are')} not in it yet.` : ''
