import { isReservedSlug } from './reserved-slugs'

/** Who holds a slug already. */
export interface SlugHolder {
  readonly kind: string
  readonly ref: string
}

/** Why a page, short link or handle may not take a slug; `undefined` when it may. Whoever holds it may keep it. */
export function slugConflict(slug: string, holder: SlugHolder | undefined, taker: SlugHolder): 'slug-reserved' | 'slug-taken' | undefined {
  if (isReservedSlug(slug)) return 'slug-reserved'
  return holder && (holder.kind !== taker.kind || holder.ref !== taker.ref) ? 'slug-taken' : undefined
}
