import { RuleBroken } from '../../../../domain/shared/records/rule-broken'
import { FileReader } from './file-reader'
import type { Answer, Question } from './open-file-reader'

/** Reads files in a worker, so that a hundred thousand rows do not block the page. */
const reader = new FileReader()

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answer(data).then(reply => postMessage(reply))
})

async function answer({ call, method, args }: Question): Promise<Answer> {
  try {
    return { call, result: await (reader[method] as (...args: unknown[]) => Promise<unknown>).apply(reader, [...args]) }
  } catch (error) {
    // Classes are lost in messages, so a broken rule is sent as data.
    if (error instanceof RuleBroken) return { call, broken: { rule: error.rule, details: error.details } }
    return { call, failed: error instanceof Error ? error.message : String(error) }
  }
}
