import type { PinRow } from '../../../../domain/guide/places/pins/pin-rows'
import { counted } from '../../../kit/counted'

export const confidenceText: { readonly [confidence in PinRow['confidence']]: string } = {
  none: 'No pin',
  centroid: 'Middle of a street or an area',
  interpolated: 'Between two known houses',
  rooftop: 'House found',
  confirmed: 'Confirmed',
}

/** Warnings about a pin before it is accepted, one sentence each. */
export function pinWarnings(row: PinRow, nameOf: (neighbourhoodId: string) => string): readonly string[] {
  const { confidence, isOutside, liesIn, sameSpot, listing, site } = row
  return [
    ...(confidence === 'none' ? ['It is not in the guide until it has a pin or opens by appointment.'] : []),
    ...(confidence === 'centroid'
      ? ['It is left out of the guide: this is only the middle of a street or an area. Move the pin to the entrance.']
      : []),
    ...(confidence === 'interpolated' ? ['The house number was not found. Check the pin before you accept it.'] : []),
    ...(isOutside ? ['It lies outside of every neighborhood of this city.'] : []),
    ...(liesIn === undefined
      ? []
      : [
          `It lies in ${nameOf(liesIn)}, but the listing says ${nameOf(listing.neighbourhoodId ?? site?.neighbourhoodId ?? '') || 'no neighborhood'}.`,
        ]),
    ...(sameSpot.length > 0
      ? [`${counted(sameSpot.length, 'other listing lies', 'other listings lie')} on this spot. On the map they are drawn around it.`]
      : []),
  ]
}
