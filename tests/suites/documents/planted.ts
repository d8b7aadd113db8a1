import type { Documents, Fields, Query } from '../../../src/ports/documents'

/** Puts documents into a collection by their ids. */
export const plant = (documents: Documents, collection: string, all: { readonly [id: string]: Fields }): Promise<void> =>
  documents.commit(Object.entries(all).map(([id, data]) => ({ op: 'set', path: `${collection}/${id}`, data })))

export const idsOf = async (documents: Documents, query: Query): Promise<readonly string[]> => (await documents.query(query)).map(({ id }) => id)

/** Ids as one text, to be read at a glance: `ada bea`. */
export const found = async (documents: Documents, query: Query): Promise<string> => (await idsOf(documents, query)).join(' ')
