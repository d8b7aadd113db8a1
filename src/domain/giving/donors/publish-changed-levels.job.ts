import { defineJob } from '../../shared/functions/job'
import { donorSettings } from './donor-settings.collection'
import { publishWalls } from './publish-walls'

/** Milliseconds for which a change is looked at: longer than an hour, so that none is missed. */
const lately = 2 * 3_600_000

/** The donor wall has the levels that staff changed within the last hours. */
export const publishChangedLevels = defineJob({
  name: 'publishChangedLevels',
  every: 'hour',
  of: donorSettings,
  limit: 1,
  due: ({ clock }) => ({ where: [['updatedAt', '>=', new Date(clock.now().getTime() - lately)]] }),
  each: async context => void (await publishWalls(context)),
})
