import { RuleBroken } from '../../../../domain/shared/records/rule-broken'
import { FileReader } from './file-reader'
import type { Answer, Question } from './open-file-reader'

/** Reads files off the page's own thread, so that a hundred thousand rows never hold it up. */
const reader = new FileReader()

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answer(data).then(reply => postMessage(reply))
})

async function answer({ call, method, args }: Question): Promise<Answer> {
  try {
    return { call, result: await (reader[method] as (...args: unknown[]) => Promise<unknown>).apply(reader, [...args]) }
  } catch (error) {
    // Classes do not survive the way to the page, so a broken rule travels as its data.
    if (error instanceof RuleBroken) return { call, broken: { rule: error.rule, details: error.details } }
    return { call, failed: error instanceof Error ? error.message : String(error) }
  }
}
