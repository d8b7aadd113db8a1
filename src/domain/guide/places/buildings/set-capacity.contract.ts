import * as v from 'valibot'
import { cloudFunction } from '../../../shared/functions/cloud-function'
import { recordId } from '../../../shared/records/document-id'
import { scope } from '../../../shared/records/policy'
import { sites } from '../../listings.collection'

const { capacity, units } = sites.fields

/** Sets the number of places in a building, and its units. Refuses fewer than are confirmed or held in any edition (`capacity-taken`). */
export const setCapacity = cloudFunction({
  name: 'setCapacity',
  repeatable: 'the same number again changes nothing',
  access: scope('guide'),
  input: v.strictObject({
    siteId: recordId,
    capacity: capacity.schema as v.GenericSchema<number>,
    units: v.optional(units.schema as v.GenericSchema<readonly string[]>),
  }),
  output: v.strictObject({ taken: v.number() }),
})
