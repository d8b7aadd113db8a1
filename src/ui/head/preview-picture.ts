/** Pixels of the picture that a preview shows large; previews show no SVG, so the build paints one of this size beside each. */
export const previewSize = { width: 1200, height: 630 } as const

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]

/**
 * What previews of a page show: its first picture that has words of its own, otherwise its first, which then stands for the page by its
 * name; as the page has it or painted by the build. As tags for the head.
 */
export function previewPicture(html: string, name: string, origin: string): readonly string[] {
  const tags = html.match(/<img\b[^>]*>/g) ?? []
  const tag = tags.find(picture => attribute(picture, 'alt')) ?? tags[0]
  const src = tag && attribute(tag, 'src')
  if (!tag || !src) return []
  const whole = src.startsWith('/') ? origin + src : src
  const painted = whole.endsWith('.svg')
  const said = {
    'og:image': painted ? whole.replace(/svg$/, 'png') : whole,
    'og:image:width': painted ? previewSize.width : attribute(tag, 'width'),
    'og:image:height': painted ? previewSize.height : attribute(tag, 'height'),
    'og:image:alt': attribute(tag, 'alt') || name,
  }
  return Object.entries(said).flatMap(([property, value]) => (value ? [`<meta property="${property}" content="${value}" />`] : []))
}
