import { heldRule } from '../kit/pictures/thumbhash'

/** The number of pictures whose thumbhash is in the prerendered page: those seen first. 400 bytes each; the others are loaded later. */
const maxPictures = 6

/** Placeholders for a page's first pictures, as styles; the page's HTML stays the same. */
export function picturePlaceholders(html: string): string {
  const first = [...html.matchAll(/<img[^>]*? data-held="([^"]+)"/g)].slice(0, maxPictures).map(([, thumbhash]) => thumbhash!)
  const rules = [...new Set(first)].flatMap(thumbhash => heldRule(thumbhash) ?? [])
  return rules.length > 0 ? `<style>${rules.join('')}</style>` : ''
}
