import { defineJob } from '../../shared/functions/job'
import { donorSettings } from './donor-settings.collection'
import { publishWalls } from './publish-walls'

/** Milliseconds for which a change counts as recent: longer than the hour between two runs, so that none is missed. */
const lately = 2 * 3_600_000

/** Publishes the donor walls again if staff changed the levels in the last two hours. */
export const publishChangedLevels = defineJob({
  name: 'publishChangedLevels',
  every: 'hour',
  of: donorSettings,
  limit: 1,
  due: ({ clock }) => ({ where: [['updatedAt', '>=', new Date(clock.now().getTime() - lately)]] }),
  each: async context => void (await publishWalls(context)),
})
