import * as v from 'valibot'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import { schemaOf } from '../shared/records/fields'
import { scope } from '../shared/records/policy'
import { navigationFields } from './navigation-fields'

const rev = v.pipe(v.number(), v.integer(), v.minValue(0))
const revs = v.strictObject({ header: rev, footer: rev, organisation: rev })

/**
 * Replaces both menus, the announcement and the links to social networks at once. `seen` are the revisions of the records as the caller read
 * them, 0 for one that is not there yet; refuses with `record-overtaken` if somebody else saved first, and with `nav-twice` (`name`).
 */
export const publishNavigation = cloudFunction({
  name: 'publishNavigation',
  access: scope('content'),
  limit: { account: hourly(240) },
  input: v.strictObject({ seen: revs, navigation: schemaOf(navigationFields) }),
  /** The new revisions. */
  output: revs,
})
