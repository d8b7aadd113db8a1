import { heldRule } from '../kit/pictures/thumbhash'

/** Pictures whose thumbhash comes with a page that was drawn elsewhere: what is seen first. 400 bytes each; the others follow. */
const most = 6

/** What holds the places of a page's first pictures, as styles; nothing in the page itself knows of them. */
export function picturePlaceholders(html: string): string {
  const first = [...html.matchAll(/<img[^>]*? data-held="([^"]+)"/g)].slice(0, most).map(([, thumbhash]) => thumbhash!)
  const rules = [...new Set(first)].flatMap(thumbhash => heldRule(thumbhash) ?? [])
  return rules.length > 0 ? `<style>${rules.join('')}</style>` : ''
}
