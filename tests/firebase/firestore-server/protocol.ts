import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as grpc from '@grpc/grpc-js'
import { loadSync, type Options } from '@grpc/proto-loader'

/** The messages as protobuf decodes them: 64-bit integers as text, enums by name, and the name of the chosen alternative of a `oneof`. */
export interface WireTime {
  readonly seconds: string
  readonly nanos: number
}

export type WireFields = { readonly [name: string]: WireValue }

export interface WireValue {
  readonly valueType?: string
  readonly nullValue?: 'NULL_VALUE'
  readonly booleanValue?: boolean
  readonly integerValue?: string
  readonly doubleValue?: number
  readonly timestampValue?: WireTime
  readonly stringValue?: string
  readonly referenceValue?: string
  readonly arrayValue?: { readonly values: readonly WireValue[] }
  readonly mapValue?: { readonly fields: WireFields }
}

export interface WireDocument {
  readonly name: string
  readonly fields: WireFields
  readonly createTime?: WireTime
  readonly updateTime?: WireTime
}

interface FieldReference {
  readonly fieldPath: string
}

export interface WireFilter {
  readonly filterType: 'compositeFilter' | 'fieldFilter' | 'unaryFilter'
  readonly compositeFilter: { readonly op: 'AND' | 'OR'; readonly filters: readonly WireFilter[] }
  readonly fieldFilter: { readonly field: FieldReference; readonly op: string; readonly value: WireValue }
  readonly unaryFilter: { readonly field: FieldReference; readonly op: string }
}

export interface WireCursor {
  readonly values: readonly WireValue[]
  readonly before: boolean
}

export interface WireQuery {
  readonly from: readonly { readonly collectionId: string; readonly allDescendants: boolean }[]
  readonly where: WireFilter | null
  readonly orderBy: readonly { readonly field: FieldReference; readonly direction: string }[]
  readonly startAt: WireCursor | null
  readonly endAt: WireCursor | null
  readonly limit: { readonly value: number } | null
}

export interface WireAggregation {
  readonly alias: string
  readonly operator: 'count' | 'sum' | 'avg'
  readonly sum: { readonly field: FieldReference }
  readonly avg: { readonly field: FieldReference }
}

export interface WireTransform {
  readonly fieldPath: string
  readonly transformType: 'setToServerValue' | 'increment' | 'appendMissingElements' | 'removeAllFromArray'
  readonly increment: WireValue
  readonly appendMissingElements: { readonly values: readonly WireValue[] }
  readonly removeAllFromArray: { readonly values: readonly WireValue[] }
}

export interface WirePrecondition {
  readonly conditionType?: 'exists' | 'updateTime'
  readonly exists: boolean
  readonly updateTime: WireTime
}

export interface WireWrite {
  readonly operation: 'update' | 'delete' | 'verify'
  readonly update: WireDocument
  readonly delete: string
  readonly verify: string
  readonly updateMask: { readonly fieldPaths: readonly string[] } | null
  readonly updateTransforms: readonly WireTransform[]
  readonly currentDocument: WirePrecondition | null
}

/** Google's protocol files, from the Firestore client that the Admin SDK depends on. */
const serverSide = createRequire(createRequire(import.meta.url).resolve('firebase-admin'))
const protos = join(dirname(serverSide.resolve('@google-cloud/firestore/package.json')), 'build/protos')

/** The web SDK verifies a document that a transaction only read by a kind of write that the public protocol files leave out. */
function withVerify(): string {
  const file = 'google/firestore/v1/write.proto'
  const folder = mkdtempSync(join(tmpdir(), 'firestore-protocol-'))
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  const text = readFileSync(join(protos, file), 'utf8')
  writeFileSync(join(folder, file), text.replace('string delete = 2;', 'string delete = 2;\n    string verify = 5;'))
  return folder
}

interface FirestorePackage {
  readonly google: { readonly firestore: { readonly v1: { readonly Firestore: grpc.ServiceClientConstructor } } }
}

function firestore(options: Options): grpc.ServiceClientConstructor {
  const ours = withVerify()
  const definition = loadSync('google/firestore/v1/firestore.proto', {
    includeDirs: [ours, protos],
    longs: String,
    enums: String,
    ...options,
  })
  rmSync(ours, { recursive: true })
  return (grpc.loadPackageDefinition(definition) as unknown as FirestorePackage).google.firestore.v1.Firestore
}

/** The service `google.firestore.v1.Firestore`. */
export const firestoreService = firestore({ defaults: true, oneofs: true }).service

/** A client whose messages are the protocol's JSON but for times, wrapped numbers and null. */
export const FirestoreClient = firestore({ bytes: String })
