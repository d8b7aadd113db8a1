import type { HeightGrid } from '../../../../domain/guide/places/hills/height-grid'
import type { RoutePlan, RouteQuestion } from '../../../../domain/guide/routes/route-timetable'

/** What the worker is asked: a route, and how high its city lies where that is known. */
export interface HillyQuestion {
  readonly question: Omit<RouteQuestion, 'slopes'>
  readonly heights: HeightGrid | undefined
}

/** Plans a route in a worker, so that the page stays fluent; without workers (in tests) in place. */
export async function planInWorker({ question, heights }: HillyQuestion): Promise<RoutePlan> {
  if (typeof Worker === 'undefined') return (await import('../../../../domain/guide/routes/plan-route')).planHillyRoute(question, heights)
  const worker = new Worker(new URL('./route.worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<RoutePlan>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<RoutePlan>) => resolve(data)
      worker.onerror = ({ message }) => reject(new Error(`the route could not be planned: ${message}`))
      worker.postMessage({ question, heights } satisfies HillyQuestion, [])
    })
  } finally {
    worker.terminate()
  }
}
