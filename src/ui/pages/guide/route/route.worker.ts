import { planHillyRoute } from '../../../../domain/guide/routes/plan-route'
import type { HillyQuestion } from './plan-in-worker'

addEventListener('message', ({ data: { question, heights } }: MessageEvent<HillyQuestion>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  postMessage(planHillyRoute(question, heights))
})
