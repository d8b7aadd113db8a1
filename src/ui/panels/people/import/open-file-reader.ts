import { type BrokenRule, RuleBroken } from '../../../../domain/shared/records/rule-broken'
import type { FileReader } from './file-reader'

const methods = ['read', 'propose', 'picture', 'problems', 'forget'] as const
type Method = (typeof methods)[number]

export interface Question {
  readonly call: number
  readonly method: Method
  readonly args: readonly unknown[]
}
export type Answer = { readonly call: number } & (
  | { readonly result: unknown }
  | { readonly broken: { readonly rule: BrokenRule; readonly details: Readonly<Record<string, unknown>> } }
  | { readonly failed: string }
)

/** The reader's interface for the panel, in a worker or not. */
export type AskFileReader = Pick<FileReader, Method> & { close(): void }

/** A reader in a worker, started at the first call; without workers (in tests) it runs in place. */
export function openFileReader(): AskFileReader {
  if (typeof Worker !== 'undefined') return inWorker()
  const reader = import('./file-reader').then(module => new module.FileReader())
  return asking(async (method, args) => ((await reader)[method] as (...args: unknown[]) => Promise<unknown>).apply(await reader, args))
}

function inWorker(): AskFileReader {
  const waiting = new Map<number, { readonly resolve: (result: unknown) => void; readonly reject: (error: Error) => void }>()
  let worker: Worker | undefined
  let calls = 0
  const begin = () => {
    const begun = new Worker(new URL('./file-reader.worker.ts', import.meta.url), { type: 'module' })
    begun.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const call = waiting.get(data.call)
      waiting.delete(data.call)
      if ('result' in data) call?.resolve(data.result)
      else call?.reject('broken' in data ? new RuleBroken(data.broken.rule, data.broken.details) : new Error(data.failed))
    })
    begun.addEventListener('error', event => {
      for (const { reject } of waiting.values()) reject(new Error(event.message))
      waiting.clear()
    })
    return begun
  }
  const ask = (method: Method, args: readonly unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      const call = ++calls
      waiting.set(call, { resolve, reject })
      worker ??= begin()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage({ call, method, args } satisfies Question)
    })
  return asking(ask, () => worker?.terminate())
}

const asking = (ask: (method: Method, args: unknown[]) => Promise<unknown>, close: () => void = () => undefined): AskFileReader => ({
  ...(Object.fromEntries(methods.map(method => [method, (...args: unknown[]) => ask(method, args)])) as unknown as Pick<FileReader, Method>),
  close,
})
