import { type artists, forgottenHandle } from '../artists/artists.collection'
import { slugs } from '../links/short-links.collection'
import type { StoredOf } from '../shared/records/collection'
import type { RecordsWithin } from '../shared/records/records'
import type { ReservedPaths } from '../shared/reserved-paths'
import { slugOf } from '../shared/text/slug'

/** So many artists of one name have it in their address, with a number; any more keep the handle of their draft. */
const maxNamesakes = 9
const [shortest, longest] = [3, 30]

/**
 * Finds the handle that an artist has once the page is public, and returns it with how to claim it: all reads of a transaction come before its
 * writes. A page that nobody has seen yet gets the artist's name, which is not claimed earlier because anybody may read who holds a slug. A page
 * that was public keeps its address.
 */
export async function publicHandle(
  within: RecordsWithin,
  routes: ReservedPaths,
  { id, handle, displayName, status }: StoredOf<typeof artists>,
): Promise<{ readonly handle: string; readonly claim: () => void }> {
  const wasSeen = status === 'hidden' || status === 'members'
  for (const wanted of [...(wasSeen ? [] : namesFor(displayName)), handle]) {
    if (routes.isReserved(wanted) || wanted === forgottenHandle) continue
    const holder = await within.get(slugs, wanted)
    if (holder?.kind === 'handle' && holder.ref === id) return { handle: wanted, claim: () => undefined }
    if (!holder) return { handle: wanted, claim: () => within.create(slugs, wanted, { kind: 'handle', ref: id }) }
  }
  return { handle, claim: () => undefined }
}

/** `ada-lovelace`, then `ada-lovelace-2` and so on; nothing for a name without letters that an address can have. */
function namesFor(name: string): readonly string[] {
  const slug = slugOf(name, longest)
  if (slug.length < shortest) return []
  const stem = slugOf(name, longest - 2)
  return [slug, ...Array.from({ length: maxNamesakes - 1 }, (_, i) => `${stem}-${i + 2}`)]
}
