import { planRouteOver } from '../../../../domain/guide/routes/plan-route'
import type { QuestionOverGround } from './plan-in-worker'

addEventListener('message', ({ data: { question, ground } }: MessageEvent<QuestionOverGround>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  postMessage(planRouteOver(ground, question))
})
