import * as v from 'valibot'
import { editions } from '../guide/editions.collection'
import { PublishedGuide } from '../guide/reading/published-guide'
import { slugs } from '../links/short-links.collection'
import { defineHandler, type HandlerContext } from '../shared/functions/handler'
import { Refused } from '../shared/functions/refused'
import { unlessMissing } from '../shared/functions/unless-missing'
import { RuleBroken } from '../shared/records/rule-broken'
import { serializeTransactions } from '../shared/records/serialize-transactions'
import { checkedPath } from '../shared/stored-path'
import { parsedJson } from '../shared/text/parsed-json'
import { type BuiltFlipbook, buildFlipbook } from './build-flipbook.contract'
import { brokenLinksOn, type KnownAddresses, slugsOn } from './check-links'
import type { FlipbookContent } from './flipbook-book'
import { pdfLimits, uploadedNames, uploadedPath, versionFolder, writeVersion } from './flipbook-files'
import { flipbookOfGuide, planProblems } from './flipbook-of-guide'
import { flipbookOfPdf, pdfProblems, pdfTexts } from './flipbook-of-pdf'
import { type Flipbook, flipbooks, maxProblems } from './flipbooks.collection'
import { readGuidePages } from './read-guide-pages'

/** A version that cannot be made: what is wrong with it, for staff. */
class NotMade extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems[0])
  }
}

/** Files first and the state last: a version that is ready has all of its pages. */
export const buildFlipbookHandler = defineHandler(buildFlipbook, async (context, input) => {
  const { editionId, id, step } = input
  const guide = step === 'guide' ? await readGuidePages(context, editionId) : undefined
  const begun = await begin(context, editionId, id, guide ? 'snapshot' : 'pdf')
  if (begun.status !== 'building' || step === 'beginPdf') return answerOf(begun)
  if (step === 'stop') return end(context, editionId, id, 'fail', { problems: ['It was stopped before it was complete.'] })
  try {
    const { content, problems } = guide
      ? withProblems(flipbookOfGuide(guide, begun.version))
      : await contentOfPdf(context, begun, editionId, step === 'finishPdf' ? input : { pages: 0, hasFile: false })
    const links = await linkProblems(context, editionId, content)
    await writeVersion(context.storage, { editionId, id }, content)
    return await end(context, editionId, id, 'finish', { pages: content.pages.length, problems: [...links, ...problems] })
  } catch (error) {
    if (error instanceof NotMade) return end(context, editionId, id, 'fail', { problems: error.problems })
    throw error
  }
})

const withProblems = (content: FlipbookContent) => ({ content, problems: planProblems(content) })

/** The version, which counts up in the transaction that makes it; one that is there already is left as it is. */
async function begin({ records, systemRecords }: HandlerContext, editionId: string, id: string, source: Flipbook['source']): Promise<Flipbook> {
  const params = { edition: editionId }
  if (!(await records.get(editions, editionId))) throw new RuleBroken('edition-missing', { editionId })
  await records.transact(async within => {
    if (await within.get(flipbooks, id, params)) return
    const endTurn = await serializeTransactions(within, `flipbooks-${editionId}`)
    const newest = Math.max(0, ...(await systemRecords.find(flipbooks, { params })).map(({ version }) => version))
    endTurn()
    const folder = versionFolder(editionId, id)
    within.create(flipbooks, id, { version: newest + 1, source, pages: 0, folder, problems: [], status: 'building' }, params)
  })
  const made = (await records.get(flipbooks, id, params))!
  if (made.source !== source && made.status === 'building') throw new Refused('invalid-argument', 'made from something else')
  return made
}

async function end(
  { records }: HandlerContext,
  editionId: string,
  id: string,
  event: 'finish' | 'fail',
  { pages = 0, problems }: { readonly pages?: number; readonly problems: readonly string[] },
): Promise<BuiltFlipbook> {
  const params = { edition: editionId }
  await records.transact(async within => {
    const version = await within.get(flipbooks, id, params)
    // Somebody else has ended it.
    if (version?.status !== 'building') return
    const kept = problems.slice(0, maxProblems).map(problem => problem.slice(0, 300))
    within.move(flipbooks, version, event, { pages, problems: kept }, params)
  })
  return answerOf((await records.get(flipbooks, id, params))!)
}

const answerOf = ({ version, status, pages, problems }: Flipbook): BuiltFlipbook => ({ version, status, pages, problems: [...problems] })

/** The pages of a PDF, from what the browser has stored. Each page must be there. */
async function contentOfPdf(
  context: HandlerContext,
  { id, version }: Flipbook,
  editionId: string,
  { pages, hasFile }: { readonly pages: number; readonly hasFile: boolean },
) {
  const { storage, records } = context
  const file = await storage.read(uploadedPath(editionId, id, uploadedNames.texts)).catch(unlessMissing)
  if (!file || file.size > pdfLimits.textBytes) throw new NotMade(['The text of the pages is missing or too long.'])
  const texts = v.safeParse(pdfTexts, parsedJson(await file.text()))
  if (!texts.success || texts.output.pages.length !== pages) throw new NotMade(['The text of the pages cannot be read.'])
  const stored = await storedNames(context, editionId, id)
  const missing = texts.output.pages.flatMap((_, i) => (stored.has(uploadedNames.page(i + 1)) ? [] : [`Page ${i + 1} is missing.`]))
  if (hasFile && !stored.has(uploadedNames.pdf)) missing.push('The PDF itself is missing.')
  if (missing.length > 0) throw new NotMade(missing)
  const edition = (await records.get(editions, editionId))!
  const { name, city, tz, startsOn, endsOn } = edition
  const day = `${edition.year}-01-01`
  const about = { id: editionId, name, city, tz, startsOn: startsOn ?? day, endsOn: endsOn ?? day }
  const organisation = (await context.organisation())?.name ?? ''
  const content = flipbookOfPdf(texts.output, about, organisation, version)
  return { content: hasFile ? { ...content, book: { ...content.book, pdf: uploadedNames.pdf } } : content, problems: pdfProblems(texts.output) }
}

async function storedNames({ storage }: HandlerContext, editionId: string, id: string): Promise<ReadonlySet<string>> {
  const names = new Set<string>()
  for (let page: string | undefined; ; ) {
    const { paths, nextPage } = await storage.listBelow(versionFolder(editionId, id), page === undefined ? {} : { page })
    for (const path of paths) names.add(path.slice(path.lastIndexOf('/') + 1))
    if (nextPage === undefined) return names
    page = nextPage
  }
}

/** Links that lead nowhere, by what is published now. */
async function linkProblems(context: HandlerContext, editionId: string, { pages, book: { ads } }: FlipbookContent): Promise<readonly string[]> {
  const { systemRecords: records, storage, routes } = context
  const guide = await new PublishedGuide(records, { read: path => storage.read(checkedPath(path)) }).index(editionId)
  const named = await Promise.all(slugsOn(pages, ads).map(async slug => ((await records.get(slugs, slug)) ? [slug] : [])))
  const known: KnownAddresses = {
    listings: new Set(guide?.listings.flatMap(({ id, number }) => (number === undefined ? [id] : [id, number]))),
    articles: new Set(guide?.articles.map(({ id }) => id)),
    events: new Set(guide?.events.map(({ id }) => id)),
    editions: new Set((await records.find(editions)).map(({ id }) => id)),
    routes: routes.paths,
    slugs: new Set(named.flat()),
  }
  return brokenLinksOn(pages, ads, known)
}
