import * as v from 'valibot'
import { navigatedSections } from '../content/sections'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import { schemaOf } from '../shared/records/fields'
import { scope } from '../shared/records/policy'
import { sectionNavFields } from './navigation-fields'

const rev = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * Replaces the navigation of a section. `seen` is its revision as the caller read it, 0 if there is none yet; refuses with `record-overtaken` if
 * somebody else saved first, and with `nav-twice` (`name`) for an address that stands twice.
 */
export const publishSectionNav = cloudFunction({
  name: 'publishSectionNav',
  access: scope('content'),
  limit: { account: hourly(240) },
  input: v.strictObject({ section: v.picklist(navigatedSections), seen: rev, navigation: schemaOf(sectionNavFields) }),
  output: v.strictObject({ rev }),
})
