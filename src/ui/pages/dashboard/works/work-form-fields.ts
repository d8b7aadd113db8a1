import type { NewWork } from '../../../../domain/artists/add-work.function'
import { artworks } from '../../../../domain/artists/artists'
import { optional } from '../../../../domain/shared/records/fields'
import type { FormProblems, FormValues } from '../../../forms/use-form'

const { title, year, medium, size, availability, price, description } = artworks.fields

/** What an artist enters of a work. */
export const workFields = { title, year, medium: optional(medium), size, availability, price, description }
export type WorkValues = FormValues<typeof workFields>

/** What no field of a work can tell by itself. */
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
    year: made !== undefined && Number.isInteger(made) && made >= 1900 && made <= latest ? undefined : `A year from 1900 to ${latest}.`,
    size: Object.values(sides ?? {}).some(side => !(Number(side) >= 1)) ? 'Height and width as numbers, like 24 or 24.5.' : undefined,
    price: is !== 'sale' || (asked && asked.cents >= 0) ? undefined : 'Dollars, like 450 or 450.50.',
  }
}

/** As a work is stored: only one that is for sale has a price. */
export const storedWork = ({ title: entered = '', year: made = 0, medium: of = '', availability: is = 'sale', ...rest }: WorkValues): NewWork => ({
  ...rest,
  title: entered.trim(),
  year: made,
  medium: of.trim(),
  availability: is,
  price: is === 'sale' ? rest.price : undefined,
  description: rest.description?.trim() || undefined,
})
