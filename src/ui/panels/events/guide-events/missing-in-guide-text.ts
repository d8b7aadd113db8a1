import type { MissingInGuide } from '../../../../domain/guide/events/missing-in-guide'

/** In a list: “Missing: a place, a picture”. */
export const missingInGuideText: Readonly<Record<MissingInGuide, string>> = {
  published: 'its publication',
  text: 'a text',
  place: 'an address',
  pin: 'a pin on the map',
  weekend: 'a weekend',
  picture: 'a picture',
  tags: 'tags',
}
