import { queryResultsFromJson } from '../delivery/payload'
import { guideCache, keptAnswersFile } from './cache-names'

/** The answer to a query as this device keeps it (`kept-guide.ts`); `undefined` if it keeps none. */
export async function keptAnswer(key: readonly unknown[]): Promise<unknown> {
  if (!('caches' in globalThis)) return undefined
  const file = await caches.match(keptAnswersFile, { cacheName: guideCache })
  if (!file) return undefined
  const { answers } = (await file.json()) as { readonly answers: unknown }
  const asked = JSON.stringify(key)
  return queryResultsFromJson(answers).find(answer => JSON.stringify(answer.key) === asked)?.data
}
