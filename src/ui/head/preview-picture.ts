/** Size in pixels of a large preview picture. Previews show no SVG, so the build renders one of this size for each. */
export const previewSize = { width: 1200, height: 630 } as const

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]

/**
 * The preview picture of a page: its first picture with its own alt text, otherwise its first picture under the page's name; as the page
 * has it, or as rendered by the build. Returned as tags for the head.
 */
export function previewPicture(html: string, name: string, origin: string): readonly string[] {
  const tags = html.match(/<img\b[^>]*>/g) ?? []
  const tag = tags.find(picture => attribute(picture, 'alt')) ?? tags[0]
  const src = tag && attribute(tag, 'src')
  if (!tag || !src) return []
  const whole = src.startsWith('/') ? origin + src : src
  const painted = whole.endsWith('.svg')
  const properties = {
    'og:image': painted ? whole.replace(/svg$/, 'png') : whole,
    'og:image:width': painted ? previewSize.width : attribute(tag, 'width'),
    'og:image:height': painted ? previewSize.height : attribute(tag, 'height'),
    'og:image:alt': attribute(tag, 'alt') || name,
  }
  return Object.entries(properties).flatMap(([property, value]) => (value ? [`<meta property="${property}" content="${value}" />`] : []))
}
