// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest'
import { openSampleSite } from '../../scripts/build/sample-site'
import { readPayload, render } from '../../src/ui/prerender-page'
import { seasonOfRun } from '../support/run/season-of-run'

const origin = 'https://example.org'
/** Pages that are checked for each route with a parameter. */
const maxOfAKind = 4

interface Drawn {
  readonly path: string
  readonly html: string
  readonly head: string
}

/** Every public page that a search engine finds by following links from the examples of the routes. */
async function crawl(): Promise<readonly Drawn[]> {
  const site = await openSampleSite(seasonOfRun)
  const drawn: Drawn[] = []
  const counts = new Map<string, number>()
  const queue = [...site.examples]
  const seen = new Set(queue)
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const page = await site.pageAt(path)
    const count = (page && counts.get(page.pattern)) ?? 0
    if (!page || (page.pattern.includes(':') && count >= maxOfAKind)) continue
    const { html, head, status } = await render(path, { origin, answers: readPayload(`[${page.answers.join(',')}]`) })
    if (status !== 200 || !html.includes('<h1') || head.includes('content="noindex"')) continue
    counts.set(page.pattern, count + 1)
    drawn.push({ path, html, head })
    for (const [, link = ''] of html.matchAll(/<a [^>]*?href="(\/[^"?#]*)"/g)) {
      if (seen.has(link)) continue
      seen.add(link)
      queue.push(link)
    }
  }
  return drawn
}

let pages: readonly Drawn[]
beforeAll(async () => {
  pages = await crawl()
}, 120_000)

const only = (text: string, what: RegExp) => {
  const found = [...text.matchAll(what)].map(([, value = '']) => value)
  return found.length === 1 ? found[0]! : `${found.length} of them`
}
const titleOf = ({ head }: Drawn) => only(head, /<title>([^<]*)<\/title>/g)
const descriptionOf = ({ head }: Drawn) => only(head, /<meta name="description" content="([^"]*)"/g)
/** Pages with the same text, each with the text. */
const twice = (what: (page: Drawn) => string) => {
  const by = new Map<string, Drawn[]>()
  for (const page of pages) by.set(what(page), [...(by.get(what(page)) ?? []), page])
  return [...by].filter(([, said]) => said.length > 1).map(([words, said]) => `${said.map(({ path }) => path).join(' ')}: ${words}`)
}
/** One line for each page with a finding. */
const wrong = (look: (page: Drawn) => readonly string[]) => pages.flatMap(page => look(page).map(found => `${page.path}: ${found}`))

describe('every page that search engines find', () => {
  it('is one of many', () => expect(pages.length).toBeGreaterThan(60))

  it('has a unique title', () => expect(twice(titleOf)).toEqual([]))

  it('has a unique description of a length that search results show', () => {
    expect(twice(descriptionOf)).toEqual([])
    expect(wrong(page => (/^.{40,165}$/.test(descriptionOf(page)) ? [] : [descriptionOf(page)]))).toEqual([])
  })

  it('states its canonical address, and its preview by absolute addresses', () => {
    expect(
      wrong(({ path, head }) => {
        const canonical = only(head, /<link rel="canonical" href="([^"]*)"/g)
        const parts = [...head.matchAll(/<meta property="og:(?:url|image)" content="([^"]*)"/g)].map(([, value = '']) => value)
        return [...(canonical === origin + path ? [] : [canonical]), ...parts.filter(part => !part.startsWith('https://'))]
      }),
    ).toEqual([])
  })

  it('has a preview picture in a common format, with size and alternative text', () => {
    const said = ({ head }: Drawn, property: string) => only(head, new RegExp(`<meta property="og:image${property}" content="([^"]*)"`, 'g'))
    const pictured = pages.filter(({ html }) => html.slice(html.indexOf('<main')).includes('<img'))
    expect(pictured.length).toBeGreaterThan(40)
    expect(pictured.filter(page => !/^https:.*\.(png|jpe?g|webp)$/.test(said(page, ''))).map(({ path, head }) => path + head)).toEqual([])
    expect(pictured.filter(page => said(page, ':width') !== '1200' || said(page, ':height') !== '630').map(({ path }) => path)).toEqual([])
    expect(pictured.filter(page => said(page, ':alt').length < 4).map(page => `${page.path}: ${said(page, ':alt')}`)).toEqual([])
  })

  it('has links with text, pictures with sizes and alternative text, unique ids, and no inline event handlers', () => {
    const words = (inner: string) => /aria-label="[^"]+"|alt="[^"]+"/.test(inner) || inner.replace(/<[^>]*>/g, '').trim() !== ''
    expect(
      wrong(({ html }) => {
        const links = [...html.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)].filter(([, own = '', inner = '']) => !words(own) && !words(inner))
        const pictures = [...html.matchAll(/<img\b[^>]*>/g)].filter(
          ([tag]) => !/ width="\d+"/.test(tag) || !/ height="\d+"/.test(tag) || !/ alt="/.test(tag),
        )
        const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
        const handlers = [...html.matchAll(/<[a-z][^>]*? (on[a-z]+=|href="javascript:)/g)]
        return [...links, ...pictures, ...handlers]
          .map(([tag]) => tag.slice(0, 120))
          .concat(ids.filter((id, i) => ids.indexOf(id) !== i).map(id => `#${id}`))
      }),
    ).toEqual([])
  })

  it('does not skip a level of headings', () => {
    expect(
      wrong(({ html }) => {
        const levels = [...html.slice(html.indexOf('<main')).matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
        return levels.flatMap((level, i) => (i > 0 && level > levels[i - 1]! + 1 ? [`h${level} after h${levels[i - 1]}`] : []))
      }),
    ).toEqual([])
  })
})

/** The properties that each type needs to be shown in search results (schema.org; the search engines' lists of required properties). */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url'],
  Event: ['name', 'startDate', 'endDate', 'location', 'eventStatus'],
  Person: ['name', 'url'],
  VisualArtwork: ['name', 'image', 'creator', 'url'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['url', 'numberOfItems', 'itemListElement'],
}

interface Said {
  readonly '@type': string
  readonly [property: string]: unknown
}

const saidBy = ({ head }: Drawn) =>
  [...head.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json) as Said)

describe('the structured data of a page', () => {
  it('is complete and of known types', () => {
    expect(
      wrong(page =>
        saidBy(page).flatMap(said =>
          (required[said['@type']] ?? ['a known type']).filter(name => !said[name]).map(name => `${said['@type']} without ${name}`),
        ),
      ),
    ).toEqual([])
  })

  it.each([
    ['/events/', 'Event'],
    ['/artist/', 'Person'],
    ['/art/first', 'VisualArtwork'],
    ['/about/contact', 'BreadcrumbList'],
    ['/sfosguide/articles/', 'BreadcrumbList'],
  ])('%s is a %s', (path, type) => {
    const own = pages.filter(page => page.path.startsWith(path))
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter(page => !saidBy(page).some(said => said['@type'] === type)).map(page => page.path)).toEqual([])
  })

  it('has breadcrumbs with existing addresses, from the top', () => {
    const known = new Set(pages.map(({ path }) => path))
    expect(
      wrong(page => {
        const list = saidBy(page).find(said => said['@type'] === 'BreadcrumbList')
        const items = (list?.['itemListElement'] ?? []) as { position: number; item?: string; name: string }[]
        return items.flatMap(({ position, item, name }, i) =>
          position === i + 1 && name !== '' && (item === undefined ? i === items.length - 1 : known.has(item.slice(origin.length)))
            ? []
            : [`${position} ${name} ${item}`],
        )
      }),
    ).toEqual([])
  })
})
