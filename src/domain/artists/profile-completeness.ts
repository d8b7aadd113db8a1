import type { DataOf } from '../shared/records/collection'
import type { artists } from './artists.collection'

type Profile = Pick<DataOf<typeof artists>, 'statement' | 'media' | 'neighbourhoodId' | 'portraitId' | 'links'>

/** What visitors look for on an artist's page, besides the works. */
export const profilePartNames = ['statement', 'media', 'neighbourhood', 'portrait', 'links'] as const

/** The number of parts present, out of `profilePartNames.length`. */
export function countProfileParts({ statement = '', media, neighbourhoodId, portraitId, links }: Profile): number {
  const parts: Readonly<Record<(typeof profilePartNames)[number], boolean>> = {
    statement: statement.trim() !== '',
    media: media.length > 0,
    neighbourhood: neighbourhoodId !== undefined,
    portrait: portraitId !== undefined,
    links: links.length > 0,
  }
  return Object.values(parts).filter(Boolean).length
}
