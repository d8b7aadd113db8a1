import * as grpc from '@grpc/grpc-js'
import type { Documents } from '../../../src/ports/documents'
import { Committing } from './committing'
import { grpcError } from './grpc-errors'
import { Listening } from './listening'
import { firestoreService, type WireAggregation, type WireQuery, type WireWrite } from './protocol'
import { aggregateOf, queryOf } from './query-from-wire'
import { ReadingTransactions } from './reading-transactions'
import { Versions } from './versions'
import { pathOf, timeOf, wireDocument, wireValue } from './wire-values'

export interface FirestoreServer {
  readonly host: string
  readonly port: number
  /** Replaces the served store for all later requests. */
  serve(served: ServedDocuments): void
  stop(): void
}

/** Claims of the bearer token; `owner` for the Admin SDK, which no policy limits. */
export type Caller = Readonly<Record<string, unknown>> | 'owner' | undefined

export interface ServedDocuments {
  /** All documents, without a policy. */
  readonly store: Documents
  /** The documents behind this caller's policy; `store` by default. */
  readonly as?: (caller: Caller) => Documents
}

interface CommitRequest {
  readonly writes: readonly WireWrite[]
  readonly transaction: Uint8Array
}

interface ReadRequest {
  readonly database: string
  readonly parent: string
  readonly documents: readonly string[]
  readonly structuredQuery: WireQuery
  readonly structuredAggregationQuery: { readonly structuredQuery: WireQuery; readonly aggregations: readonly WireAggregation[] }
  readonly consistencySelector?: 'transaction' | 'newTransaction' | 'readTime'
  readonly transaction: Uint8Array
}

/**
 * A server of our own that speaks Firestore's protocol (gRPC) over our document engine, so that Google's SDKs can run against it
 * without a network. It is not Google's emulator and proves nothing about Google's engine, only that the SDKs and the adapters agree.
 */
export async function startFirestoreServer(served: ServedDocuments, atPort = 0): Promise<FirestoreServer> {
  const server = new grpc.Server()
  let desk = openServer(served)
  server.addService(
    firestoreService,
    implementation(() => desk),
  )
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${atPort}`, grpc.ServerCredentials.createInsecure(), (error, bound) => (error ? reject(error) : resolve(bound)))
  })
  return {
    host: '127.0.0.1',
    port,
    serve: next => {
      desk = openServer(next)
    },
    stop: () => server.forceShutdown(),
  }
}

/** The served store, and what only the protocol knows about it. */
interface ServerState {
  readonly store: Documents
  readonly versions: Versions
  readonly committing: Committing
  readonly transactions: ReadingTransactions
  documentsFor(caller: Caller): Documents
}

function openServer({ store, as = () => store }: ServedDocuments): ServerState {
  const versions = new Versions()
  return { store, versions, committing: new Committing(store, versions), transactions: new ReadingTransactions(versions), documentsFor: as }
}

/** A function, because a stream can outlive the served store: each message asks for the current one. */
function implementation(stateNow: () => ServerState): grpc.UntypedServiceImplementation {
  const readTime = () => timeOf(stateNow().versions.now())
  const documentsOf = (call: { readonly metadata: grpc.Metadata }) => stateNow().documentsFor(callerOf(call.metadata))

  /** The transaction that this read belongs to; begins one if the read asks for it. */
  const transactionOf = ({ consistencySelector, transaction }: ReadRequest) => {
    if (consistencySelector === 'newTransaction') return { id: stateNow().transactions.begin(), isNew: true }
    return consistencySelector === 'transaction' ? { id: Buffer.from(transaction), isNew: false } : undefined
  }

  return {
    BatchGetDocuments: streaming<ReadRequest>(async call => {
      const documents = documentsOf(call)
      const { transactions, versions } = stateNow()
      const within = transactionOf(call.request)
      if (within?.isNew) call.write({ transaction: within.id })
      for (const name of call.request.documents) {
        const doc = await documents.get(pathOf(name))
        if (within) transactions.read(within.id, pathOf(name), doc)
        call.write({
          ...(doc ? { found: wireDocument(call.request.database + '/documents', doc, versions.of(doc.path)) } : { missing: name }),
          readTime: readTime(),
        })
      }
    }),

    RunQuery: streaming<ReadRequest>(async call => {
      const { parent, structuredQuery } = call.request
      const { transactions, versions } = stateNow()
      const within = transactionOf(call.request)
      if (within?.isNew) call.write({ transaction: within.id })
      const docs = await documentsOf(call).query(queryOf(parent, structuredQuery))
      for (const doc of docs) {
        if (within) transactions.read(within.id, doc.path, doc)
        call.write({ document: wireDocument(rootOf(parent), doc, versions.of(doc.path)), readTime: readTime() })
      }
      if (docs.length === 0) call.write({ readTime: readTime() })
    }),

    RunAggregationQuery: streaming<ReadRequest>(async call => {
      const { parent, structuredAggregationQuery: asked } = call.request
      const aggregates = Object.fromEntries(asked.aggregations.map(each => [each.alias, aggregateOf(each)]))
      const found = await documentsOf(call).aggregate(queryOf(parent, asked.structuredQuery), aggregates)
      const aggregateFields = Object.fromEntries(Object.entries(found).map(([alias, value]) => [alias, wireValue(value)]))
      call.write({ result: { aggregateFields }, readTime: readTime() })
    }),

    BeginTransaction: answering(async () => ({ transaction: stateNow().transactions.begin() })),

    Rollback: answering<CommitRequest>(async ({ request }) => {
      stateNow().transactions.end(request.transaction)
      return {}
    }),

    Commit: answering<CommitRequest>(async call => {
      const { writes, transaction } = call.request
      const { committing, transactions, store } = stateNow()
      const isWithin = transaction.length > 0
      const check = isWithin ? () => transactions.check(transaction, path => store.get(path)) : undefined
      try {
        return await committing.commit(documentsOf(call), writes, check)
      } finally {
        if (isWithin) transactions.end(transaction)
      }
    }),

    Write: (call: grpc.ServerDuplexStream<CommitRequest, object>) => {
      let count = 0
      let turn: Promise<unknown> = Promise.resolve()
      call.on('data', ({ writes }: CommitRequest) => {
        const streamToken = Buffer.from(String(++count))
        if (count === 1) {
          call.write({ streamId: 'writes', streamToken })
          return
        }
        turn = turn
          .then(() => stateNow().committing.commit(documentsOf(call), writes))
          .then(
            committed => call.write({ streamToken, ...committed }),
            (error: unknown) => call.emit('error', grpcError(error)),
          )
      })
      call.on('end', () => call.end())
    },

    Listen: (call: ConstructorParameters<typeof Listening>[0]) => {
      new Listening(call, () => ({ ...stateNow(), documents: documentsOf(call) }))
    },
  }
}

const rootOf = (parent: string) => /^projects\/[^/]+\/databases\/[^/]+\/documents/.exec(parent)![0]

/** The claims of the bearer token, which is an emulator's unsigned JWT. */
function callerOf(metadata: grpc.Metadata): Caller {
  const token = String(metadata.get('authorization')[0] ?? '').replace(/^Bearer /, '')
  if (token === 'owner') return 'owner'
  const [, payload] = token.split('.')
  return payload ? (JSON.parse(Buffer.from(payload, 'base64url').toString()) as Readonly<Record<string, unknown>>) : undefined
}

type StreamingCall<A> = grpc.ServerWritableStream<A, object>

const streaming =
  <A>(work: (call: StreamingCall<A>) => Promise<void>) =>
  (call: StreamingCall<A>) => {
    work(call).then(
      () => call.end(),
      (error: unknown) => call.emit('error', grpcError(error)),
    )
  }

type UnaryCall<A> = grpc.ServerUnaryCall<A, object>

const answering =
  <A>(work: (call: UnaryCall<A>) => Promise<object>) =>
  (call: UnaryCall<A>, answer: grpc.sendUnaryData<object>) => {
    work(call).then(
      value => answer(null, value),
      (error: unknown) => answer(grpcError(error)),
    )
  }
