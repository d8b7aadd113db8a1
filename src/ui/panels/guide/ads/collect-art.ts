import type { AdOrder } from '../../../../domain/ads/ad-orders.collection'
import { readAdArt } from '../../../../domain/ads/pipeline/change-own-ad.contract'
import { fetchParts } from '../../../../domain/shared/files/file-parts'
import type { Callables } from '../../../../domain/shared/functions/callables'
import { slugOf } from '../../../../domain/shared/text/slug'
import { artManifest, type CollectedArt } from './art-manifest'

const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp', 'image/svg+xml': 'svg' }

/** The name of an advertisement's file for the layout program: `006_top_harbor-books`. */
const artFileName = ({ flatPlan, business = '' }: Pick<AdOrder, 'flatPlan' | 'business'>): string =>
  `${String(flatPlan?.page ?? 0).padStart(3, '0')}_${flatPlan?.slot ?? 'none'}_${slugOf(business) || 'advertisement'}`

/** The approved artwork of everything on the flat plan, one file each, and `manifest.csv`, which lists them by page. */
export async function collectArt(callables: Callables, placed: readonly AdOrder[], onProgress: (done: number, total: number) => void) {
  const files: { readonly name: string; readonly content: Blob }[] = []
  const collected: CollectedArt[] = []
  for (const ad of placed) {
    const art = await readArt(callables, ad)
    const name = art && `${artFileName(ad)}.${endings[art.type] ?? 'bin'}`
    if (name !== undefined) files.push({ name, content: art! })
    collected.push({ ad, file: name === undefined ? undefined : { name, bytes: art!.size } })
    onProgress(collected.length, placed.length)
  }
  const { csvOf } = await import('../../../../domain/exports/csv-sheet')
  const manifest = { name: 'manifest.csv', content: new Blob([csvOf(artManifest(collected))], { type: 'text/csv' }) }
  return { art: files.length, files: [manifest, ...files] }
}

/** The newest version, which is the approved one; `undefined` where none has come. */
async function readArt(callables: Callables, { id, art }: AdOrder): Promise<Blob | undefined> {
  const version = art.length - 1
  if (version < 0) return undefined
  let mime = ''
  const file = await fetchParts(
    async part => {
      const { mime: type, ...found } = await callables.call(readAdArt, { adId: id, version, part })
      mime = type
      return found
    },
    { name: id, type: '' },
    () => undefined,
  )
  return new Blob([file], { type: mime })
}
