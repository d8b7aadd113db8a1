import type { AdOrder } from '../../../../domain/ads/ad-orders.collection'
import { readAdArt } from '../../../../domain/ads/pipeline/advertiser.contract'
import { fetchParts } from '../../../../domain/shared/files/file-parts'
import type { Callables } from '../../../../domain/shared/functions/callables'
import { slugOf } from '../../../../domain/shared/text/slug'

const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp', 'image/svg+xml': 'svg' }

/** The name of an advertisement's file for the layout program: `006_top_harbor-books`. */
export const artFileName = ({ flatPlan, business = '' }: Pick<AdOrder, 'flatPlan' | 'business'>): string =>
  `${String(flatPlan?.page ?? 0).padStart(3, '0')}_${flatPlan?.slot ?? 'none'}_${slugOf(business) || 'advertisement'}`

/** The approved artwork of everything on the flat plan, one file each. */
export async function collectArt(callables: Callables, placed: readonly AdOrder[], onProgress: (done: number, total: number) => void) {
  const files: { readonly name: string; readonly content: Blob }[] = []
  for (const ad of placed) {
    const version = ad.art.length - 1
    if (version < 0) continue
    let mime = ''
    const file = await fetchParts(
      async part => {
        const { mime: type, ...found } = await callables.call(readAdArt, { adId: ad.id, version, part })
        mime = type
        return found
      },
      { name: ad.id, type: '' },
      () => undefined,
    )
    files.push({ name: `${artFileName(ad)}.${endings[mime] ?? 'bin'}`, content: new Blob([file], { type: mime }) })
    onProgress(files.length, placed.length)
  }
  return files
}
