import { planRoute } from '../../../../domain/guide/routes/plan-route'
import type { RouteQuestion } from '../../../../domain/guide/routes/route-plan'

addEventListener('message', ({ data }: MessageEvent<RouteQuestion>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  postMessage(planRoute(data))
})
