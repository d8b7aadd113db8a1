import type { GuideCard } from './guide-snapshot'

/** What a wall shows of a studio. */
export type DoorCard = Pick<GuideCard, 'id' | 'number' | 'name' | 'artist' | 'unit' | 'siteId' | 'neighbourhoodId' | 'media' | 'tags' | 'picture'>

export function doorCard<C extends GuideCard>({ id, number, name, artist, unit, siteId, neighbourhoodId, media, tags, picture }: C) {
  return { id, number, name, artist, unit, siteId, neighbourhoodId, media, tags, picture } as Pick<C, keyof DoorCard>
}

/** What a line of a list says of a studio. */
export type DoorRow = Pick<GuideCard, 'id' | 'number' | 'name' | 'unit' | 'siteId' | 'media' | 'studio'>

export const doorRow = ({ id, number, name, unit, siteId, media, studio }: GuideCard) =>
  ({ id, number, name, unit, siteId, media, studio }) as DoorRow
