import type { Job } from '../../shared/functions/job'
import { publishWalls } from './publish-walls'

/** Daily, because levels change with the fiscal year. Also repairs a publication that was interrupted. */
export const publishDonorWalls: Job = { name: 'publishDonorWalls', every: 'day', run: context => publishWalls(context) }
