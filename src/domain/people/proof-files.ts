/** The folder of documents that people send as proof, each in the sender's own. */
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

export const proofPath = (personId: string, id: string, { type }: Pick<Blob, 'type'>): string =>
  `${proofFolder}/${personId}/${id}.${proofLimits.types[type as ProofType]}`
