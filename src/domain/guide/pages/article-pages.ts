import { omitUndefined } from '../../shared/omit-undefined'
import type { RichBlock, RichSpan, RichText } from '../../shared/text/rich-text-types'
import type { GuideIndex, PublishedArticle } from '../publishing/guide-snapshot-types'
import type { PageDraft } from './flow-pages'
import type { ArticleBlock, GuidePageContentOf, GuidePagesInput } from './guide-page-types'
import { pageCapacity } from './page-capacity'
import { cutSpans, lengthOf } from './rich-spans'

/** The articles in their order, each beginning on a page of its own. */
export const articleDrafts = ({ guide, articleTexts }: GuidePagesInput): readonly PageDraft[] =>
  guide.articles.flatMap((article, i) => {
    const drafts = draftsOf(article, articleTexts.get(article.id), guide)
    return i === 0 ? [{ ...drafts[0]!, entries: [{ title: 'Articles', level: 1 } as const, ...drafts[0]!.entries!] }, ...drafts.slice(1)] : drafts
  })

function draftsOf(article: PublishedArticle, text: RichText | undefined, guide: GuideIndex): readonly PageDraft[] {
  const { id, title, author, standfirst, picture } = article
  const mentioned = article.listingIds.flatMap(listingId => guide.listings.find(card => card.id === listingId) ?? [])
  const first = pageCapacity.articleLines - pageCapacity.articleTitleLines - (picture ? pageCapacity.articlePictureLines : 0)
  const last = mentioned.length === 0 ? 0 : pageCapacity.articleStudioLines + mentioned.length
  const pages = onPages(blocksOf(text?.content ?? []), first, last)
  return pages.map(
    (blocks, i): PageDraft => ({
      entries: i === 0 ? [{ title, level: 2 }] : [],
      content: ({ ofListing }) =>
        omitUndefined<GuidePageContentOf<'article'>>({
          kind: 'article',
          articleId: id,
          title,
          first: i === 0 ? omitUndefined({ author, standfirst, picture }) : undefined,
          blocks,
          studios:
            i === pages.length - 1 && mentioned.length > 0
              ? mentioned.map(({ id: listingId, name, number }) => omitUndefined({ id: listingId, name, number, page: ofListing(listingId) }))
              : undefined,
        }),
    }),
  )
}

/** Blocks on pages of so many lines; a paragraph is divided between words. The last page keeps room for what follows the text. */
function onPages(blocks: readonly ArticleBlock[], firstLines: number, lastLines: number): readonly (readonly ArticleBlock[])[] {
  const pages: ArticleBlock[][] = [[]]
  let room: number = firstLines
  const turn = () => {
    pages.push([])
    room = pageCapacity.articleLines
  }
  for (const block of blocks) {
    let rest: ArticleBlock | undefined = block
    while (rest) {
      const lines = linesOf(rest)
      // A heading stays with the text below it, and two lines of a paragraph together.
      if (room < (rest.kind === 'heading' ? lines + 3 : Math.min(lines, 2)) && pages.at(-1)!.length > 0) turn()
      if (lines <= room || room < 2) {
        pages.at(-1)!.push(rest)
        room -= lines + paragraphGap
        rest = undefined
      } else {
        // No last line stands alone on the next page.
        const whole = Math.floor(room)
        const linesHere = lines - whole === 1 && whole > 2 ? whole - 1 : whole
        const [here, there] = cutSpans(rest.spans, linesHere * lineLength(rest))
        pages.at(-1)!.push({ ...rest, spans: here })
        rest = there.length === 0 ? undefined : { kind: rest.kind, spans: there, isContinued: true }
        room = 0
      }
    }
  }
  // The gap below a last paragraph may lie beyond the page.
  if (Math.max(0, room) < lastLines && pages.at(-1)!.length > 0) turn()
  return pages
}

const paragraphGap = 0.5
const indent = 4
const lineLength = ({ kind }: ArticleBlock) => pageCapacity.articleLineLength - (kind === 'item' || kind === 'quote' ? indent : 0)
const linesOf = (block: ArticleBlock) =>
  block.kind === 'heading' ? 1 + Math.ceil(lengthOf(block.spans) / 45) : Math.max(1, Math.ceil(lengthOf(block.spans) / lineLength(block)))

function blocksOf(blocks: readonly RichBlock[], kind: ArticleBlock['kind'] = 'paragraph'): readonly ArticleBlock[] {
  return blocks.flatMap((block): readonly ArticleBlock[] => {
    if (block.type === 'paragraph') return withText(block.content, kind)
    if (block.type === 'heading') return withText(block.content, 'heading')
    if (block.type === 'blockquote') return blocksOf(block.content, 'quote')
    return block.content.flatMap((item, i) =>
      blocksOf(item.content, 'item').map((own, j) => (j === 0 ? { ...own, marker: block.type === 'orderedList' ? `${i + 1}.` : '•' } : own)),
    )
  })
}

const withText = (spans: readonly RichSpan[] = [], kind: ArticleBlock['kind']): readonly ArticleBlock[] =>
  lengthOf(spans) === 0 ? [] : [{ kind, spans }]
