import type { Doc, Documents, Value } from '../../../src/ports/documents'
import { PortError } from '../../../src/ports/errors'
import { sameValue } from '../../../src/ports/same-value'
import type { WireTime, WireWrite } from './protocol'
import type { Versions } from './versions'
import { microsOf, pathOf, timeOf, wireValue } from './wire-values'
import { nameOfWrite, transformResult, writeOf } from './wire-writes'

interface WriteResult {
  readonly updateTime: WireTime | null
  readonly transformResults: readonly ReturnType<typeof wireValue>[]
}

export interface Committed {
  readonly commitTime: WireTime
  readonly writeResults: readonly WriteResult[]
}

/** Runs commits one after the other, each with the preconditions that only the protocol has: update times. */
export class Committing {
  private turn: Promise<unknown> = Promise.resolve()

  /** `store` is read without a policy, to know the update times for the answers. */
  constructor(
    private readonly store: Documents,
    private readonly versions: Versions,
  ) {}

  /** `documents` enforces the writer's permissions; `check` fails if the transaction's reads are outdated. */
  commit(documents: Documents, wires: readonly WireWrite[], check: () => Promise<void> = async () => undefined): Promise<Committed> {
    const committed = this.turn.then(async () => {
      await check()
      for (const wire of wires) await this.checkVersion(wire)
      return this.write(documents, wires)
    })
    this.turn = committed.catch(() => undefined)
    return committed
  }

  private async checkVersion(wire: WireWrite): Promise<void> {
    const condition = wire.currentDocument
    const path = pathOf(nameOfWrite(wire))
    if (condition?.conditionType === 'updateTime') {
      const doc = await this.store.get(path)
      if (!doc || this.versions.of(path).updated !== microsOf(condition.updateTime)) throw stale(path)
    }
    if (condition?.conditionType === 'exists' && wire.operation === 'verify' && condition.exists !== ((await this.store.get(path)) !== undefined))
      throw stale(path)
  }

  private async write(documents: Documents, wires: readonly WireWrite[]): Promise<Committed> {
    const at = this.versions.now()
    const paths = [...new Set(wires.map(wire => pathOf(nameOfWrite(wire))))]
    const before = await this.read(paths)
    const times = new Map(paths.map(path => [path, this.versions.get(path)]))
    // Listeners are notified during the commit and pass these times on.
    for (const path of paths) this.versions.changed(path, at)
    const undo = (path: string) => this.versions.restore(path, times.get(path))
    try {
      await documents.commit(wires.map(writeOf).filter(write => write !== undefined))
    } catch (error) {
      paths.forEach(undo)
      throw error
    }
    const after = await this.read(paths)
    for (const path of paths) {
      const [was, is] = [before.get(path), after.get(path)]
      if (!is) this.versions.deleted(path)
      // A write that changes nothing keeps the document's update time.
      else if (was && sameValue(was.data, is.data)) undo(path)
    }
    return { commitTime: timeOf(at), writeResults: wires.map(wire => this.result(wire, after.get(pathOf(nameOfWrite(wire))))) }
  }

  private result(wire: WireWrite, doc: Doc | undefined): WriteResult {
    if (wire.operation !== 'update' || !doc) return { updateTime: null, transformResults: [] }
    return {
      updateTime: timeOf(this.versions.of(doc.path).updated),
      transformResults: wire.updateTransforms.map(transform => wireValue(transformResult(transform, doc.data as Record<string, Value>))),
    }
  }

  private async read(paths: readonly string[]): Promise<ReadonlyMap<string, Doc | undefined>> {
    return new Map(await Promise.all(paths.map(async path => [path, await this.store.get(path)] as const)))
  }
}

const stale = (path: string) =>
  new PortError('documents', 'failed-precondition', `the stored version of ${path} does not match the required base version`)
