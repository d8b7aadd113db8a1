import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import * as grpc from '@grpc/grpc-js'
import { host } from '../emulators/firebase-tools'
import { FirestoreClient } from '../firestore-server/protocol'
import { failureOf } from './bridge-failures'
import { listenOn } from './listen-on'
import { type OpenStream, WebChannels } from './web-channels'
import { fromJson, toJson } from './wire-json'

type Answered = (error: grpc.ServiceError | null, answer: object) => void
type Unary = (asked: object, metadata: grpc.Metadata, answered: Answered) => void
type Streaming = (asked: object, metadata: grpc.Metadata) => grpc.ClientReadableStream<object>
type Duplex = (metadata: grpc.Metadata) => grpc.ClientDuplexStream<object, object>

const streamed = { batchGet: 'BatchGetDocuments', runQuery: 'RunQuery', runAggregationQuery: 'RunAggregationQuery' } as const
const restAddress = /^\/v1\/(projects\/[^/]+\/databases\/[^/]+)(\/documents.*?)?:(\w+)$/
const channelAddress = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/

/**
 * Firestore for browsers over HTTP (REST for single answers, WebChannel for streams), in front of our server, which speaks gRPC. Like
 * Google's service it accepts every origin.
 */
export async function openFirestoreBridge(behind: number): Promise<{ port: number; stop(): Promise<void> }> {
  const client = new FirestoreClient(`${host}:${behind}`, grpc.credentials.createInsecure())
  const call = (name: string) => (client[name] as (...asked: readonly unknown[]) => unknown).bind(client)
  const open: OpenStream = (kind, authorization) => (call(kind) as Duplex)(metadataOf(authorization))
  const channels = new WebChannels(open)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://firestore')
    const cors = corsFor(request)
    if (request.method === 'OPTIONS') return void response.writeHead(200, cors).end()
    const channel = channelAddress.exec(url.pathname)
    if (channel) return channels.answer(channel[1] as 'Listen' | 'Write', url.searchParams, await bodyOf(request), request.method, response, cors)
    const [, database, parent = '/documents', name = ''] = restAddress.exec(decodeURIComponent(url.pathname)) ?? []
    const send = (status: number, body: unknown) =>
      void response.writeHead(status, { ...cors, 'content-type': 'application/json' }).end(JSON.stringify(body))
    const metadata = metadataOf(request.headers.authorization)
    const asked = fromJson(JSON.parse((await bodyOf(request)) || '{}'))
    if (name === 'commit')
      return (call('Commit') as Unary)({ ...asked, database }, metadata, (error, committed) => {
        if (!error) return send(200, toJson(committed))
        const failure = failureOf(error)
        send(failure.code, { error: failure })
      })
    if (!(name in streamed)) return send(404, {})
    const where = name === 'batchGet' ? { database } : { parent: `${database}${parent}` }
    const stream = (call(streamed[name as keyof typeof streamed]) as Streaming)({ ...asked, ...where }, metadata)
    const answers: object[] = []
    stream.on('data', (one: object) => answers.push(toJson(one)))
    stream.on('end', () => send(200, answers))
    stream.on('error', error => {
      const failure = failureOf(error as grpc.ServiceError)
      send(failure.code, [{ error: failure }])
    })
  }

  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
  const listening = await listenOn(server)
  return {
    port: listening.port,
    stop: async () => {
      channels.stop()
      await listening.stop()
      client.close()
    },
  }
}

function metadataOf(authorization: string | undefined): grpc.Metadata {
  const metadata = new grpc.Metadata()
  if (authorization) metadata.set('authorization', authorization)
  return metadata
}

const corsFor = ({ headers }: IncomingMessage): Readonly<Record<string, string>> => ({
  'access-control-allow-origin': headers.origin ?? '*',
  'access-control-allow-credentials': 'true',
  'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
  'access-control-allow-methods': 'GET,POST',
  'access-control-expose-headers': 'x-http-session-id,x-client-wire-protocol,date',
  vary: 'origin',
})

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
