import { artists } from '../artists/artists.collection'
import { images } from '../pictures/images.collection'
import type { Check, Finding, HealthCheckContext } from './finding'

/** Files in people's picture folders without a record, and records whose file is missing. */
export const orphanFiles: Check = async context => {
  const kept = (await context.records.find(images)).filter(({ status, path }) => status !== 'purged' && path.startsWith('pictures/'))
  const known = new Set(kept.map(({ path }) => path))
  const owners = new Set([...kept.map(({ ownerId }) => ownerId), ...(await context.records.find(artists)).map(({ id }) => id)])
  const stored = new Set<string>()
  for (const owner of owners) for (const path of await filesIn(context, `pictures/${owner}`)) stored.add(path)
  const orphans: Finding[] = [...stored]
    .filter(path => !known.has(path))
    .map(path => ({
      record: path.slice(0, 300),
      note: 'A file without a picture record',
      kind: 'orphanFile',
    }))
  const lost: Finding[] = kept
    .filter(({ path, status }) => status === 'ready' && !stored.has(path))
    .map(({ id }) => ({ record: `images/${id}`, note: 'A picture whose file is missing', kind: 'lostFile' }))
  return [...orphans, ...lost]
}

async function filesIn({ storage }: HealthCheckContext, folder: string): Promise<readonly string[]> {
  const found: string[] = []
  let page: string | undefined
  do {
    const answer = await storage.list(folder, { pageSize: 1000, ...(page !== undefined && { page }) })
    found.push(...answer.paths)
    page = answer.nextPage
  } while (page !== undefined)
  return found
}
