import * as v from 'valibot'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { trimmed } from '../../shared/records/fields'
import { scope } from '../../shared/records/policy'
import { editions } from '../editions.collection'

const { name, year } = editions.fields

/**
 * Creates an edition from an earlier one: its city, page size, tiers and pictures in print, its map, and its weekends on the same days of the
 * week with their hours and neighborhoods. Retired neighborhoods are left out. Buildings belong to no edition and are not copied. Refuses
 * with `edition-exists`.
 */
export const copyEdition = cloudFunction({
  name: 'copyEdition',
  access: scope('guide'),
  input: v.strictObject({
    from: recordId,
    year: year.schema as v.GenericSchema<number>,
    word: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]{0,14}$/))),
    name: trimmed(name),
  }),
  output: v.strictObject({ editionId: v.string(), weekends: v.number(), neighbourhoods: v.number() }),
})
