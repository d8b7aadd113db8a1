import type { ImportKind } from '../../../../domain/imports/import-kinds'
import type { ImportPlan, PlannedRow } from '../../../../domain/imports/planned-row'
import type { ProposedMapping } from '../../../../domain/imports/propose-mapping'
import type { RememberedMapping } from '../../../../domain/imports/remembered-mapping'
import { type BrokenRule, RuleBroken } from '../../../../domain/shared/rule-broken'
import type { Planner, PlanQuestion, TableSummary } from './planner'

type Method = 'read' | 'propose' | 'plan' | 'problems' | 'picture' | 'forget'
export interface Question {
  readonly call: number
  readonly method: Method
  readonly args: readonly unknown[]
}
export type Answer = { readonly call: number } & (
  | { readonly result: unknown }
  /** Rows of a plan that follows. */
  | { readonly part: readonly PlannedRow[] }
  | { readonly broken: { readonly rule: BrokenRule; readonly details: Readonly<Record<string, unknown>> } }
  | { readonly failed: string }
)

/** The planner as the wizard asks it, wherever it works. */
export interface AskPlanner {
  read(id: string, file: File, kinds: readonly ImportKind[]): Promise<TableSummary>
  propose(id: string, kind: ImportKind, remembered: RememberedMapping | undefined): Promise<ProposedMapping>
  plan(id: string, question: PlanQuestion): Promise<ImportPlan>
  problems(id: string, plan: ImportPlan): Promise<string>
  /** A picture of a ZIP that was read. */
  picture(id: string, name: string): Promise<Uint8Array<ArrayBuffer>>
  forget(id: string): Promise<void>
  close(): void
}

/** A planner in a worker of its own, begun when it is first asked; where there are no workers (tests) it works in place. */
export function openPlanner(): AskPlanner {
  return typeof Worker === 'undefined' ? inPlace(import('./planner').then(module => new module.Planner())) : inWorker()
}

function inWorker(): AskPlanner {
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void; rows: PlannedRow[] }>()
  let worker: Worker | undefined
  let calls = 0
  const begin = () => {
    const begun = new Worker(new URL('./plan.worker.ts', import.meta.url), { type: 'module' })
    begun.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const call = waiting.get(data.call)
      if ('part' in data) {
        call?.rows.push(...data.part)
        return
      }
      waiting.delete(data.call)
      if ('result' in data) call?.resolve((call.rows.length > 0 ? { ...(data.result as ImportPlan), rows: call.rows } : data.result) as never)
      else call?.reject('broken' in data ? new RuleBroken(data.broken.rule, data.broken.details) : new Error(data.failed))
    })
    begun.addEventListener('error', event => {
      for (const { reject } of waiting.values()) reject(new Error(event.message))
      waiting.clear()
    })
    return begun
  }
  const ask = <T>(method: Method, args: readonly unknown[], transfer: Transferable[] = []) =>
    new Promise<T>((resolve, reject) => {
      const call = ++calls
      waiting.set(call, { resolve, reject, rows: [] })
      worker ??= begin()
      worker.postMessage({ call, method, args } satisfies Question, transfer)
    })
  return {
    read: async (id, file, kinds) => {
      const bytes = await file.arrayBuffer()
      return ask('read', [id, file.name, bytes, kinds], [bytes])
    },
    propose: (id, kind, remembered) => ask('propose', [id, kind, remembered]),
    plan: (id, question) => ask('plan', [id, question]),
    problems: (id, plan) => ask('problems', [id, plan]),
    picture: (id, name) => ask('picture', [id, name]),
    forget: id => ask('forget', [id]),
    close: () => {
      worker?.terminate()
      worker = undefined
    },
  }
}

const inPlace = (planner: Promise<Planner>): AskPlanner => ({
  read: async (id, file, kinds) => (await planner).read(id, file.name, await file.arrayBuffer(), kinds),
  propose: async (id, kind, remembered) => (await planner).propose(id, kind, remembered),
  plan: async (id, question) => (await planner).plan(id, question),
  problems: async (id, plan) => (await planner).problems(id, plan),
  picture: async (id, name) => (await planner).picture(id, name),
  forget: async id => (await planner).forget(id),
  close: () => undefined,
})
