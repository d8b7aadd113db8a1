import { memoryWorld } from '../../src/adapters/memory/memory-world'
import { answerToJson } from '../../src/ui/delivery/payload'
import { publicRows } from '../../src/ui/public-rows'
import { makeQueryClient } from '../../src/ui/routing/query-client'
import type { PageModule } from '../../src/ui/routing/row'
import { pageOf } from '../../src/ui/routing/to-route-objects'

/**
 * What the public pages of the sample season draw from: their layout's and their own queries, answered to a visitor on the
 * default day. Each page with its answers, ready as JSON.
 */
export async function samplePayloads() {
  const { services } = await memoryWorld({ sample: true })
  const queries = makeQueryClient()
  const app = { queries, services: async () => services }
  const layout: PageModule = await import('../../src/ui/layout/public-layout')
  const pages: { readonly path: string; readonly answers: readonly string[] }[] = []
  for (const row of publicRows) {
    if (!row.payload) continue
    const visit = { app, path: row.example, params: paramsOf(row.path, row.example), search: new URLSearchParams() }
    const needed = [layout, await pageOf(row)].flatMap(module => module.data?.(visit) ?? [])
    const answers = needed.map(async query => answerToJson({ key: query.queryKey, data: await queries.ensureQueryData(query) }))
    pages.push({ path: row.example, answers: [...new Set(await Promise.all(answers))] })
  }
  return pages
}

/** `/sfosguide/articles/:id` of `/sfosguide/articles/first` → `{ id: 'first' }`. */
function paramsOf(pattern: string, address: string): Record<string, string> {
  const values = address.split('/')
  return Object.fromEntries(
    pattern.split('/').flatMap((part, i) => (part.startsWith(':') && values[i] ? [[part.slice(1).replace('?', ''), values[i]]] : [])),
  )
}
