import type { GuideCard } from '../publishing/guide-snapshot-types'

/** The fields of a studio that picture grids draw. */
export type StudioCard = Pick<GuideCard, 'id' | 'number' | 'name' | 'artist' | 'unit' | 'siteId' | 'neighbourhoodId' | 'media' | 'tags' | 'picture'>

export function studioCard<C extends GuideCard>({ id, number, name, artist, unit, siteId, neighbourhoodId, media, tags, picture }: C) {
  return { id, number, name, artist, unit, siteId, neighbourhoodId, media, tags, picture } as Pick<C, keyof StudioCard>
}

/** The fields of a studio that list rows draw. */
export type StudioListItem = Pick<GuideCard, 'id' | 'number' | 'name' | 'unit' | 'siteId' | 'media' | 'studio'>

export const studioListItem = ({ id, number, name, unit, siteId, media, studio }: GuideCard) =>
  ({ id, number, name, unit, siteId, media, studio }) as StudioListItem
