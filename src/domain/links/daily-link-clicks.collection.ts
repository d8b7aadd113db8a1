import { collection } from '../shared/records/collection'
import { number } from '../shared/records/fields'
import { readOnly, scope } from '../shared/records/policy'

/** Clicks on a short link on one day in the organisation's time zone; the id is the date, `YYYY-MM-DD`. */
export const linkClicks = collection({
  path: 'shortLinks/{link}/days',
  title: 'Clicks',
  privacy: 'impersonal',
  notAudited: 'only daily numbers of clicks',
  fields: { clicks: number('Clicks', { min: 0, integer: true }) },
  access: readOnly(scope('mail')),
})
