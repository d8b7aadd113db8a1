import { picturesIn } from '../../content/every-block'
import { arrangementFindings } from '../../content/home-findings'
import { type CheckedContent, findingsOfContent, type PageFinding } from '../../content/page-findings'
import { slugs } from '../../links/short-links.collection'
import { isPathFound, linksIn } from '../../navigation/is-path-found'
import { images } from '../../pictures/images.collection'
import type { Records } from '../../shared/records/records'
import type { ReservedPaths } from '../../shared/reserved-paths'
import { richTextLink } from '../../shared/text/rich-text-link'
import { quotedFacts } from './quoted-facts'

/**
 * Everything to mend on a page before visitors read it: its structure, its pictures, its links, and prices and dates that differ from the records.
 * Whoever asks must be able to read pictures, slugs and prices.
 */
export async function checkedPage(records: Records, routes: ReservedPaths, page: CheckedContent): Promise<readonly PageFinding[]> {
  const { blocks } = page
  const [pictures, links, facts] = await Promise.all([
    pictureFindings(records, page),
    linkFindings(records, routes, page),
    quotedFacts(records, blocks),
  ])
  return [...findingsOfContent(page), ...arrangementFindings(page), ...pictures, ...links, ...facts]
}

async function pictureFindings(records: Records, { blocks }: CheckedContent): Promise<readonly PageFinding[]> {
  const found = await Promise.all(
    blocks.map(async block => {
      const shown = await Promise.all(picturesIn([block]).map(id => records.get(images, id)))
      return shown.flatMap((image): readonly PageFinding[] => {
        if (image?.status !== 'ready') return [{ blockId: block.props.id, text: 'A picture is no longer in the library.', stops: true }]
        return image.alt.trim() === ''
          ? [{ blockId: block.props.id, text: 'A picture has no description for people who cannot see it.', stops: true }]
          : []
      })
    }),
  )
  return found.flat()
}

async function linkFindings(records: Records, routes: ReservedPaths, { blocks }: CheckedContent): Promise<readonly PageFinding[]> {
  const found = await Promise.all(
    blocks.map(async block => {
      const wrong = [...new Set(targetsIn(block.props))].filter(target => !richTextLink.test(target))
      const inside = [...new Set(linksIn(block.props))]
      const dead = await Promise.all(
        inside.map(async path => ((await isPathFound(records, routes, path)) ? [] : [{ path, isDraft: await isDraft(records, path) }])),
      )
      return [
        ...wrong.map(target => ({
          blockId: block.props.id,
          text: `“${target.slice(0, 80)}” is no address. Begin it with / or https://.`,
          stops: true,
        })),
        ...dead.flat().map(({ path, isDraft: waits }) => ({
          blockId: block.props.id,
          text: `A link leads to ${path.slice(0, 80)}, which ${waits ? 'visitors do not see yet' : 'does not exist'}.`,
          // Two new pages may link to each other.
          stops: !waits,
        })),
      ]
    }),
  )
  return found.flat()
}

/** Every target of a link in a block, wherever it leads. */
function targetsIn(content: unknown): readonly string[] {
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) =>
    (key === 'to' || key === 'href') && typeof value === 'string' ? [value] : targetsIn(value),
  )
}

/** Whether a page with this address is still to be published. */
async function isDraft(records: Records, path: string): Promise<boolean> {
  return (await records.get(slugs, path.split('/').at(-1) ?? ''))?.kind === 'page'
}
