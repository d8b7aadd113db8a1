import type { Documents, Fields, Query } from '../../../src/ports/documents'

/** Writes documents into a collection, by id. */
export const seed = (documents: Documents, collection: string, all: { readonly [id: string]: Fields }): Promise<void> =>
  documents.commit(Object.entries(all).map(([id, data]) => ({ op: 'set', path: `${collection}/${id}`, data })))

export const idsOf = async (documents: Documents, query: Query): Promise<readonly string[]> => (await documents.query(query)).map(({ id }) => id)

/** The ids as one text: `ada bea`. */
export const found = async (documents: Documents, query: Query): Promise<string> => (await idsOf(documents, query)).join(' ')
