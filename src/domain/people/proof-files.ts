/** Where documents arrive, each in its sender's own folder, until `sendProof` has taken them in. */
export const sentProofFolder = 'eligibility-sent'
/** Where those lie that staff decide on. Nobody writes here but `sendProof`: what was decided on stays what it was. */
export const proofFolder = 'eligibility'

/** A scan or a photograph: 10 MB at most. */
export const proofLimits = {
  bytes: 10 * 1024 * 1024,
  types: { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' },
} as const
type ProofType = keyof typeof proofLimits.types

/** Why a document cannot be sent; `undefined` where it can. */
export function proofProblem({ type, size }: Pick<Blob, 'type' | 'size'>): 'type' | 'empty' | 'too-large' | undefined {
  if (!Object.hasOwn(proofLimits.types, type)) return 'type'
  if (size === 0) return 'empty'
  return size > proofLimits.bytes ? 'too-large' : undefined
}

export const sentProofPath = (personId: string, id: string, { type }: Pick<Blob, 'type'>): string =>
  `${sentProofFolder}/${personId}/${id}.${proofLimits.types[type as ProofType]}`

/** Named by what it proves and what it holds (SHA-256, in hex): another document never lies under the same path. */
export const proofPath = (personId: string, kind: string, sha256: string, { type }: Pick<Blob, 'type'>): string =>
  `${proofFolder}/${personId}/${kind}-${sha256}.${proofLimits.types[type as ProofType]}`

export const isProofFile = (path: string): boolean => path.startsWith(`${proofFolder}/`)
