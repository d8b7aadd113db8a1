import type { NewWork } from '../../../../domain/artists/add-work.contract'
import { artworks } from '../../../../domain/artists/artists.collection'
import { optional } from '../../../../domain/shared/records/fields'
import type { FormProblems, FormValues } from '../../../forms/use-form'

const { title, year, medium, size, availability, price, description } = artworks.fields

/** Fields that an artist enters. */
export const workFields = { title, year, medium: optional(medium), size, availability, price, description }
export type WorkValues = FormValues<typeof workFields>

/** Checks across the fields of a work. */
export function workProblems({
  title: entered,
  year: made,
  size: sides,
  availability: is,
  price: asked,
}: WorkValues): FormProblems<typeof workFields> {
  const latest = new Date().getFullYear() + 1
  return {
    title: entered?.trim() ? undefined : 'Enter a title.',
    year: made !== undefined && Number.isInteger(made) && made >= 1900 && made <= latest ? undefined : `Enter a year from 1900 to ${latest}.`,
    size: Object.values(sides ?? {}).some(side => !(Number(side) >= 1)) ? 'Enter height and width as numbers, like 24 or 24.5.' : undefined,
    price: is !== 'sale' || (asked && asked.cents >= 0) ? undefined : 'Enter dollars, like 450 or 450.50.',
  }
}

/** The stored values of a work: only a work for sale has a price. */
export const storedWork = ({ title: entered = '', year: made = 0, medium: of = '', availability: is = 'sale', ...rest }: WorkValues): NewWork => ({
  ...rest,
  title: entered.trim(),
  year: made,
  medium: of.trim(),
  availability: is,
  price: is === 'sale' ? rest.price : undefined,
  description: rest.description?.trim() || undefined,
})
