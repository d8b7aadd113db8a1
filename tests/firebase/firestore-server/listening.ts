import type { ServerDuplexStream } from '@grpc/grpc-js'
import type { Doc, DocChange, Documents } from '../../../src/ports/documents'
import { grpcError } from './grpc-errors'
import type { WireQuery } from './protocol'
import { queryOf } from './query-from-wire'
import type { Versions } from './versions'
import { databaseOf, pathOf, timeOf, wireDocument } from './wire-values'

export interface ListenRequest {
  readonly targetChange: 'addTarget' | 'removeTarget'
  readonly removeTarget: number
  readonly addTarget: {
    readonly targetId: number
    readonly targetType: 'query' | 'documents'
    readonly query: { readonly parent: string; readonly structuredQuery: WireQuery }
    readonly documents: { readonly documents: readonly string[] }
    readonly resumeType?: 'resumeToken' | 'readTime'
  }
}

type ListenStream = ServerDuplexStream<ListenRequest, object>

/** One client's stream of targets. Each target is a watch on the port, translated into the protocol. */
export class Listening {
  private readonly stops = new Map<number, () => void>()
  private turn: Promise<unknown> = Promise.resolve()
  private isOver = false

  constructor(
    private readonly stream: ListenStream,
    /** The served store when a target is added: `documents` is behind the policy, `store` is everything. */
    private readonly served: () => { readonly documents: Documents; readonly store: Documents; readonly versions: Versions },
  ) {
    stream.on('data', request => this.hear(request))
    const over = () => this.stop()
    stream.on('end', () => {
      over()
      stream.end()
    })
    stream.on('cancelled', over)
    stream.on('error', over)
  }

  private hear(request: ListenRequest): void {
    if (request.targetChange === 'addTarget') return this.add(request.addTarget)
    this.stops.get(request.removeTarget)?.()
    this.stops.delete(request.removeTarget)
    this.tell({ targetChange: { targetChangeType: 'REMOVE', targetIds: [request.removeTarget] } })
  }

  private add(target: ListenRequest['addTarget']): void {
    const id = target.targetId
    this.tell({ targetChange: { targetChangeType: 'ADD', targetIds: [id] } })
    // A resuming client may hold outdated documents, so it is reset.
    if (target.resumeType) this.tell({ targetChange: { targetChangeType: 'RESET', targetIds: [id] } })
    const fail = (error: Error) => {
      const { code, details } = grpcError(error)
      this.tell({ targetChange: { targetChangeType: 'REMOVE', targetIds: [id], cause: { code, message: details } } })
    }
    if (target.targetType === 'documents') this.stops.set(id, this.watchDocument(id, target.documents.documents[0]!, fail))
    else this.stops.set(id, this.watchQuery(id, target.query, fail))
  }

  private watchDocument(id: number, name: string, fail: (error: Error) => void): () => void {
    let isFirst = true
    return this.served().documents.watchOne(
      pathOf(name),
      doc => {
        if (doc) this.tellDocument(id, databaseOf(name), doc)
        else this.tellGone(id, name)
        this.settle(id, isFirst)
        isFirst = false
      },
      fail,
    )
  }

  private watchQuery(id: number, { parent, structuredQuery }: ListenRequest['addTarget']['query'], fail: (error: Error) => void): () => void {
    const database = databaseOf(parent)
    let isFirst = true
    try {
      return this.served().documents.watch(
        queryOf(parent, structuredQuery),
        (docs, changes) => {
          const told: readonly DocChange[] = isFirst ? docs.map(doc => ({ kind: 'added', doc })) : changes
          for (const change of told) this.tellChange(id, database, change)
          this.settle(id, isFirst)
          isFirst = false
        },
        fail,
      )
    } catch (error) {
      fail(error as Error)
      return () => undefined
    }
  }

  private tellChange(id: number, database: string, { kind, doc }: DocChange): void {
    if (kind !== 'removed') return this.tellDocument(id, database, doc)
    const name = `${database}/${doc.path}`
    this.later(async () => {
      if (await this.served().store.get(doc.path)) this.write({ documentRemove: { document: name, removedTargetIds: [id], readTime: this.now() } })
      else this.write({ documentDelete: { document: name, removedTargetIds: [id], readTime: this.now() } })
    })
  }

  private tellDocument(id: number, database: string, doc: Doc): void {
    this.tell({ documentChange: { document: wireDocument(database, doc, this.served().versions.of(doc.path)), targetIds: [id] } })
  }

  private tellGone(id: number, name: string): void {
    this.later(async () => this.write({ documentDelete: { document: name, removedTargetIds: [id], readTime: this.now() } }))
  }

  /** Tells the client that everything sent so far is one consistent state, so that it raises a snapshot. */
  private settle(id: number, isFirst: boolean): void {
    this.later(async () => {
      const readTime = this.now()
      const resumeToken = Buffer.from(`${readTime.seconds}.${readTime.nanos}`)
      if (isFirst) this.write({ targetChange: { targetChangeType: 'CURRENT', targetIds: [id], readTime, resumeToken } })
      this.write({ targetChange: { targetChangeType: 'NO_CHANGE', targetIds: [], readTime, resumeToken } })
    })
  }

  private tell(message: object): void {
    this.later(async () => this.write(message))
  }

  /** Sends in order, also if an earlier message must first read something. */
  private later(work: () => Promise<void>): void {
    this.turn = this.turn.then(work)
  }

  private write(message: object): void {
    if (!this.isOver) this.stream.write(message)
  }

  private now = () => timeOf(this.served().versions.now())

  private stop(): void {
    this.isOver = true
    for (const stop of this.stops.values()) stop()
    this.stops.clear()
  }
}
