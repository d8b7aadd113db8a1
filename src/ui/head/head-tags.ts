import type { Organisation } from '../../domain/content/site-content'
import { shortened } from '../../domain/shared/text/shortened'
import type { QueryResult } from '../delivery/payload'
import { breadcrumbJsonLd } from './breadcrumb'
import { jsonLd } from './json-ld'
import { picturePlaceholders } from './picture-placeholders'
import { previewPicture } from './preview-picture'

interface PageToIntroduce {
  readonly path: string
  readonly title: string
  /** The page's own name. */
  readonly name: string
  /** Used if it is better than the page's first sentences. */
  readonly description?: string | undefined
  /** The rendered page. */
  readonly html: string
  readonly answers: readonly QueryResult[]
  /** `https://example.org`, because addresses outside the page must be absolute. */
  readonly origin: string
}

/** Characters of a description that search results show. */
const longest = 160

/** The tags in a page's head for search engines, previews and the first paint; the texts are the page's own. */
export function headTags({ path, title, name, description: given, html, answers, origin }: PageToIntroduce): string {
  const organisation = answers.find(({ key }) => key[0] === 'site' && key[1] === 'organisation')?.data as Organisation | null | undefined
  const canonical = origin + path
  const main = html.slice(html.indexOf('<main'))
  const description = (given && escaped(given)) ?? firstWords(main) ?? escaped(organisation?.tagline ?? '')
  return [
    `<title>${escaped(title)}</title>`,
    description && `<meta name="description" content="${description}" />`,
    isByLink.test(path) && '<meta name="robots" content="noindex" />',
    `<link rel="canonical" href="${escaped(canonical)}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
    organisation && `<meta property="og:site_name" content="${escaped(organisation.name)}" />`,
    `<meta property="og:title" content="${escaped(title)}" />`,
    description && `<meta property="og:description" content="${description}" />`,
    `<meta property="og:url" content="${escaped(canonical)}" />`,
    ...previewPicture(main, escaped(name), origin),
    organisation?.accent && isColour.test(organisation.accent) && `<style>:root:root{--accent:${organisation.accent}}</style>`,
    picturePlaceholders(main),
    ...[...jsonLd(answers, origin), breadcrumbJsonLd(path, name, origin)]
      .flatMap(data => data ?? [])
      .map(data => `<script type="application/ld+json">${scriptText(JSON.stringify(data))}</script>`),
  ]
    .filter(Boolean)
    .join('\n    ')
}

/** Pages behind links in mails, for one person, once; and behind private links. */
const isByLink = /^\/(acct|private)\//

/** A CSS color without characters that could end its rule. The rule is more specific than the default, which comes later. */
const isColour = /^[\w#(),.%/ -]+$/

/** JSON that cannot close its script element. */
export const scriptText = (json: string) => json.replaceAll('<', '\\u003c')

/** The first paragraph with text, shortened at a word boundary; its characters stay escaped as in the page. */
function firstWords(html: string): string | undefined {
  for (const [, inner = ''] of html.matchAll(/<p\b[^>]*>([\s\S]*?)<\/p>/g)) {
    const text = inner
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/ ([.,;:!?])/g, '$1')
      .trim()
    if (text.length < 40) continue
    return (text.length <= longest ? text : `${beginning(text)} …`).replaceAll('"', '&quot;')
  }
  return undefined
}

/** Cuts after the last word that fits. Scripts without spaces are cut between characters, never inside an escaped one. */
function beginning(text: string): string {
  const space = text.lastIndexOf(' ', longest)
  return space > longest / 2 ? text.slice(0, space) : shortened(text, longest).replace(/&[^;\s]*$/, '')
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
