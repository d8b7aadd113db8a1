import { emailKeys } from '../../../domain/people/email-keys.collection'
import { people } from '../../../domain/people/people.collection'
import { sha256 } from '../../../domain/shared/sha256'
import type { Fields } from '../../../ports/documents'

interface SeededDocument {
  readonly path: string
  readonly data: Fields
}

/** The keys that make the email addresses of seeded people unique, with the stamps of their person. */
export function emailKeysOf(documents: readonly SeededDocument[]): Promise<readonly SeededDocument[]> {
  const known = documents.filter(({ path }) => path.startsWith(`${people.path}/`))
  return Promise.all(
    known.flatMap(({ path, data: { emails, createdAt, createdBy, schema } }) =>
      (emails as readonly { readonly address: string }[]).map(async ({ address }) => ({
        path: `${emailKeys.path}/${await sha256(address)}`,
        data: {
          personId: path.slice(people.path.length + 1),
          ...({ createdAt, createdBy, updatedAt: createdAt, updatedBy: createdBy, rev: 1, schema } as Fields),
        },
      })),
    ),
  )
}
