import { collection } from '../../shared/records/collection'
import { integer } from '../../shared/records/fields'
import { any, readOnly, scope } from '../../shared/records/policy'

/** The pages of an edition's guide, by the edition's id. Every placement changes it, so that no two take one place at once. */
export const flatPlans = collection({
  path: 'flatPlans',
  title: 'Flat plans',
  privacy: 'impersonal',
  scope: 'guide',
  fields: {
    pages: integer('Pages', 1000, 4),
    /** Counts what was placed and taken off. */
    turns: integer('Placements', 1_000_000),
  },
  access: readOnly(any(scope('guide'), scope('money'))),
})

/** Pages of a guide for which staff have set no number. */
export const usualPages = 32
