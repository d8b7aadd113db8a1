import * as v from 'valibot'
import { RuleBroken } from '../shared/records/rule-broken'
import { sha256 } from '../shared/sha256'
import { isSigned } from '../shared/signature'
import { parsedJson } from '../shared/text/parsed-json'

/** Maximum lines of a part. A restore writes each part in a few transactions. */
export const linesOfPart = 1000
/** Maximum characters of a part, unless it is a single record. */
export const charactersOfPart = 1_000_000
export const maxParts = 5000
/** Characters of any part: a record has at most a megabyte, which is longer as JSON. */
export const maxOfPart = 1_500_000

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The content of a backup file. The manifest is signed and contains the hash of each part, in order, so the signature covers everything. */
const manifestSchema = v.strictObject({
  format: v.literal(1),
  organization: v.pipe(v.string(), v.maxLength(200)),
  /** Id of the export that created it. */
  backup: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  /** When the export began, before its first record was read. */
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  parts: v.pipe(v.array(v.strictObject({ lines: count, bytes: count, sha256: hash })), v.minLength(1), v.maxLength(maxParts)),
  /** Records by their collection's declared path. */
  collections: v.pipe(v.record(v.pipe(v.string(), v.maxLength(200)), count), v.maxEntries(1000)),
})
export type BackupManifest = v.InferOutput<typeof manifestSchema>

/** The second line of the file: the public half of the key, and its signature of the first line. */
const sealSchema = v.strictObject({
  key: v.strictObject({
    kty: v.literal('EC'),
    crv: v.literal('P-256'),
    x: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
    y: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  }),
  signature: v.pipe(v.string(), v.regex(/^[\w-]{86}$/)),
})
export type BackupSeal = v.InferOutput<typeof sealSchema>

/** Characters of the first two lines. */
export const maxOfManifest = 1_000_000
export const maxOfSeal = 1000

export interface SignedManifest {
  readonly manifest: BackupManifest
  readonly seal: BackupSeal
}

/** Throws `backup-unreadable` for other texts, and `backup-unsigned` if the signature does not match the manifest. */
export async function readManifest(first: string, second: string): Promise<SignedManifest> {
  const [manifest, seal] = [v.safeParse(manifestSchema, parsedJson(first)), v.safeParse(sealSchema, parsedJson(second))]
  if (!manifest.success) throw new RuleBroken('backup-unreadable')
  if (!seal.success || !(await isTrue(first, seal.output))) throw new RuleBroken('backup-unsigned')
  return { manifest: manifest.output, seal: seal.output }
}

async function isTrue(text: string, { signature, key }: BackupSeal): Promise<boolean> {
  try {
    return await isSigned(text, signature, key)
  } catch (error) {
    // The key is not a point on the curve.
    if (error instanceof DOMException || (error instanceof Error && error.name === 'DataError')) return false
    throw error
  }
}

/** A key's fingerprint: 32 hexadecimal digits in groups of four, short enough to be compared with a note on paper. */
export async function fingerprintOf({ x, y }: Pick<JsonWebKey, 'x' | 'y'>): Promise<string> {
  return (await sha256(`${x}.${y}`)).slice(0, 32).replace(/(.{4})(?!$)/g, '$1 ')
}

/** Compares fingerprints as people type them: with or without spaces, in any case. */
export const isSameFingerprint = (one: string, other: string) => plain(one) === plain(other)
const plain = (fingerprint: string) => fingerprint.replace(/\s/g, '').toLowerCase()
