import type { Ground } from '../../../../domain/guide/routes/plan-route'
import type { RoutePlan, RouteQuestion } from '../../../../domain/guide/routes/route-timetable'

/** What the worker is asked: a route, and what is known of the ground of its city. */
export interface QuestionOverGround {
  readonly question: Omit<RouteQuestion, 'slopes' | 'stairs'>
  readonly ground: Ground
}

/** Plans a route in a worker, so that the page stays fluent; without workers (in tests) in place. */
export async function planInWorker({ question, ground }: QuestionOverGround): Promise<RoutePlan> {
  if (typeof Worker === 'undefined') return (await import('../../../../domain/guide/routes/plan-route')).planRouteOver(ground, question)
  const worker = new Worker(new URL('./route.worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<RoutePlan>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<RoutePlan>) => resolve(data)
      worker.onerror = ({ message }) => reject(new Error(`the route could not be planned: ${message}`))
      worker.postMessage({ question, ground } satisfies QuestionOverGround, [])
    })
  } finally {
    worker.terminate()
  }
}
