import type { ReservedPaths } from '../shared/reserved-paths'

/** The current owner of a slug. */
export interface SlugHolder {
  readonly kind: string
  readonly ref: string
}

/** Why a page, short link or handle may not take a slug; `undefined` if it may. The current owner may keep it. */
export function slugConflict(
  routes: ReservedPaths,
  slug: string,
  holder: SlugHolder | undefined,
  taker: SlugHolder,
): 'slug-reserved' | 'slug-taken' | undefined {
  if (routes.isReserved(slug)) return 'slug-reserved'
  return holder && (holder.kind !== taker.kind || holder.ref !== taker.ref) ? 'slug-taken' : undefined
}
