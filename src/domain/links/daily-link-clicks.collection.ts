import { collection } from '../shared/records/collection'
import { localDate, number } from '../shared/records/fields'
import { readOnly, scope } from '../shared/records/policy'

/** Parts of a day, so that simultaneous clicks do not wait for one record. Each takes about one click a second. */
export const clickShards = 16

/** A part of the clicks on a short link on one day in the organisation's time zone; the id joins day and number. */
export const linkClicks = collection({
  path: 'shortLinks/{link}/days',
  title: 'Clicks',
  privacy: 'impersonal',
  notAudited: 'only daily numbers of clicks',
  fields: { day: localDate('Day'), clicks: number('Clicks', { min: 0, integer: true }) },
  access: readOnly(scope('mail')),
})
