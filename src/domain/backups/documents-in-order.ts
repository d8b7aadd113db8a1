import { type Doc, documentId } from '../../ports/documents'
import type { HandlerContext } from '../shared/functions/handler'
import { grouped } from '../shared/grouped'

type Reads = Pick<HandlerContext, 'documents'>

/** Documents read at once. */
const page = 500

/** The documents of a collection, or with `group` of all collections of that name, in the order of their paths; `within` names the first and the last. */
export async function* documentsInOrder(
  { documents }: Reads,
  of: { readonly collection: string; readonly group?: true },
  within?: { readonly startAt: Doc; readonly endAt: Doc },
): AsyncGenerator<Doc> {
  let from: { readonly startAt?: Doc; readonly startAfter?: Doc } = within ? { startAt: within.startAt } : {}
  for (;;) {
    const found = await documents.query({ ...of, orderBy: [[documentId, 'asc']], limit: page, ...from, ...(within && { endAt: within.endAt }) })
    yield* found
    if (found.length < page) return
    from = { startAfter: found.at(-1)! }
  }
}

/**
 * What is stored at the paths of a backup's records, which come in the order of a backup. Reads from the first to the last of each collection:
 * asking for each of 27,000 records took minutes.
 */
export async function storedInOrder(context: Reads, paths: readonly string[]): Promise<ReadonlyMap<string, Doc>> {
  const wanted = new Set(paths)
  const found = new Map<string, Doc>()
  for (const some of grouped(paths, path => `${depth(path)} ${nameOf(path)}`).values()) {
    const [first, last] = [some[0]!, some.at(-1)!]
    const of = { collection: nameOf(first), ...(depth(first) > 2 && { group: true as const }) }
    for await (const doc of documentsInOrder(context, of, { startAt: cursorAt(first), endAt: cursorAt(last) }))
      if (wanted.has(doc.path)) found.set(doc.path, doc)
  }
  return found
}

const depth = (path: string) => path.split('/').length
const nameOf = (path: string) => path.split('/').at(-2)!
const cursorAt = (path: string): Doc => ({ path, id: path.slice(path.lastIndexOf('/') + 1), data: {} })
