import type { ArtistCard, WorkCard } from '../../../domain/art/artists-snapshot-types'
import type { SizeBand } from '../../../domain/artists/price-and-size-bands'
import { moneyOf } from '../../kit/format-money'
import { numberText } from '../../kit/number-text'

export const artistPath = ({ handle }: Pick<ArtistCard, 'handle'>) => `/artist/${handle}`
export const workPath = ({ id }: Pick<WorkCard, 'id'>) => `/art/${id}`

/** `$480`, `Price on request`, `Sold`, `Not for sale`. A work for sale without a price is “Price on request”. */
export function availabilityText({ availability, cents }: Pick<WorkCard, 'availability' | 'cents'>): string {
  if (availability === 'sold') return 'Sold'
  if (availability === 'nfs') return 'Not for sale'
  return availability === 'sale' && cents !== undefined ? moneyOf({ cents: cents }) : 'Price on request'
}

const inches = (mm: number) => {
  const eighths = Math.round((mm / 25.4) * 4)
  const part = ['', '¼', '½', '¾'][eighths % 4] ?? ''
  const whole = Math.floor(eighths / 4)
  return whole === 0 && part !== '' ? part : `${whole}${part}`
}
const centimetres = (mm: number) => numberText(Math.round(mm) / 10)

/** Height before width, as usual for art: `12 × 9½ in`, `30.5 × 24.1 cm`. */
export function sizeText({ h, w, d }: NonNullable<WorkCard['size']>): { readonly inches: string; readonly centimetres: string } {
  const sides = [h, w, ...(d ? [d] : [])]
  return { inches: `${sides.map(inches).join(' × ')} in`, centimetres: `${sides.map(centimetres).join(' × ')} cm` }
}

export const sizeLabels: Readonly<Record<SizeBand, string>> = {
  small: 'Small, under 12 in',
  medium: 'Medium, to 24 in',
  large: 'Large, to 40 in',
  'very-large': 'Over 40 in',
}
