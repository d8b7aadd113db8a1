import { collection } from '../shared/records/collection'
import { number } from '../shared/records/fields'
import { readOnly, scope } from '../shared/records/policy'

/** How often a short link was followed on one day of the organisation's calendar; the id is the date, `YYYY-MM-DD`. */
export const linkClicks = collection({
  path: 'shortLinks/{link}/days',
  title: 'Clicks',
  privacy: 'impersonal',
  notAudited: 'clicks of a day, counted without a name',
  fields: { clicks: number('Clicks', { min: 0, integer: true }) },
  access: readOnly(scope('mail')),
})
