import type { RoutePlan, RouteQuestion } from '../../../../domain/guide/routes/route-plan'

/** Plans a route in a worker, so that the page stays fluent; without workers (in tests) in place. */
export async function planInWorker(question: RouteQuestion): Promise<RoutePlan> {
  if (typeof Worker === 'undefined') return (await import('../../../../domain/guide/routes/plan-route')).planRoute(question)
  const worker = new Worker(new URL('./route.worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<RoutePlan>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<RoutePlan>) => resolve(data)
      worker.onerror = ({ message }) => reject(new Error(`the route could not be planned: ${message}`))
      worker.postMessage(question, [])
    })
  } finally {
    worker.terminate()
  }
}
