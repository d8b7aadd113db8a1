import type { ImportPlan } from '../../../../domain/imports/planned-row'
import { RuleBroken } from '../../../../domain/shared/rule-broken'
import { Planner } from './planner'
import type { Answer, Question } from './worker-planner'

/** Reads and plans off the page's own thread, so that a hundred thousand rows never hold it up. */
const planner = new Planner()

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answer(data).then(send)
})

/** A plan goes in parts, because the page unpacks each message in one breath. */
function send(reply: Answer): void {
  const { call } = reply
  if (!('result' in reply) || !isPlan(reply.result)) return postMessage(reply)
  const { rows, ...plan } = reply.result
  for (let at = 0; at < rows.length; at += rowsPerPart) postMessage({ call, part: rows.slice(at, at + rowsPerPart) } satisfies Answer)
  postMessage({ call, result: { ...plan, rows: [] } } satisfies Answer)
}

const rowsPerPart = 2000
const isPlan = (result: unknown): result is ImportPlan =>
  typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)

async function answer({ call, method, args }: Question): Promise<Answer> {
  try {
    return { call, result: await (planner[method] as (...args: unknown[]) => unknown).apply(planner, [...args]) }
  } catch (error) {
    // Classes do not survive the way to the page, so a broken rule travels as its data.
    if (error instanceof RuleBroken) return { call, broken: { rule: error.rule, details: error.details } }
    return { call, failed: error instanceof Error ? error.message : String(error) }
  }
}
