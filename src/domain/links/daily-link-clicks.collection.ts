import { collection } from '../shared/records/collection'
import { localDate, number } from '../shared/records/fields'
import { readOnly, scope } from '../shared/records/policy'

/** Counter shards per day, so that simultaneous clicks do not wait for one record. Each shard takes about one click a second. */
export const clickShards = 16

/** One shard of a short link's clicks on one day in the organization's time zone; the id joins date and shard number. */
export const linkClicks = collection({
  path: 'shortLinks/{link}/days',
  title: 'Clicks',
  privacy: 'impersonal',
  notAudited: 'only daily numbers of clicks',
  fields: { day: localDate('Day'), clicks: number('Clicks', { min: 0, integer: true }) },
  access: readOnly(scope('mail')),
})
