import { collection } from '../shared/collection'
import { number } from '../shared/fields'
import { readOnly, scope } from '../shared/policy'

/** How often a short link was followed on one day of the organisation's calendar; the id is the date, `YYYY-MM-DD`. */
export const linkClicks = collection({
  path: 'shortLinks/{link}/days',
  title: 'Clicks',
  fields: { clicks: number('Clicks', { min: 0, whole: true }) },
  access: readOnly(scope('mail')),
})
