import type { Job } from '../../shared/functions/job'
import { publishWalls } from './publish-walls'

/** Levels end with the fiscal year, and what was cut off is made up for. */
export const publishDonorWalls: Job = { name: 'publishDonorWalls', every: 'day', run: context => publishWalls(context) }
