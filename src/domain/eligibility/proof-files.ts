import { pathIn, type StoredPath, storedPath } from '../shared/stored-path'

/** Where documents are uploaded, each in its sender's own folder, until `sendProof` accepts them. */
export const sentProofFolder = 'eligibility-sent'
/** The folder of submitted documents. Only `sendProof` writes there, so a document cannot change after the decision. */
export const proofFolder = 'eligibility'

/** A scan or a photo of at most 10 MB. */
export const proofLimits = {
  bytes: 10 * 1024 * 1024,
  types: { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' },
} as const
type ProofType = keyof typeof proofLimits.types

/** Why a document cannot be sent; `undefined` if it can. */
export function proofProblem({ type, size }: Pick<Blob, 'type' | 'size'>): 'type' | 'empty' | 'too-large' | undefined {
  if (!Object.hasOwn(proofLimits.types, type)) return 'type'
  if (size === 0) return 'empty'
  return size > proofLimits.bytes ? 'too-large' : undefined
}

export const sentProofPath = (personId: string, id: string, { type }: Pick<Blob, 'type'>): StoredPath =>
  storedPath(sentProofFolder, personId, `${id}.${proofLimits.types[type as ProofType]}`)

/** The path holds the kind of proof and the SHA-256 of the content (hex), so a different document never has the same path. */
export const proofPath = (personId: string, kind: string, sha256: string, { type }: Pick<Blob, 'type'>): StoredPath =>
  storedPath(proofFolder, personId, `${kind}-${sha256}.${proofLimits.types[type as ProofType]}`)

/** The document that a record of this person names. */
export const proofFile = (personId: string, path: string | undefined): StoredPath | undefined => pathIn(`${proofFolder}/${personId}`, path)

/** The document that this person uploaded. */
export const sentProofFile = (personId: string, path: string): StoredPath | undefined => pathIn(`${sentProofFolder}/${personId}`, path)
