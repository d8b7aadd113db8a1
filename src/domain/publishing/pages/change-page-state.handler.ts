import { dropOldVersions } from '../../content/drop-old-versions'
import { type PageDraft, pageDrafts } from '../../content/page-drafts.collection'
import { pageVersions } from '../../content/page-versions.collection'
import { pages } from '../../content/pages.collection'
import { callingPerson, defineHandler, type HandlerContext } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { stateAfter } from '../../shared/records/collection'
import { RuleBroken, recordOvertaken } from '../../shared/records/rule-broken'
import { wallTime } from '../../shared/time/wall-time'
import { changePageState, type PageEvent } from './change-page-state.contract'
import { checkedPage } from './checked-page'
import { contentOf, keepVersion, publishedDraft, putLive, showPagePictures, withdrawPagePictures } from './publish-page'

/** Events after which visitors read the page, at once or later. */
const publishing: readonly PageEvent[] = ['publish', 'schedule']

const notes: Partial<Record<PageEvent, string>> = { stage: 'Staged', publish: 'Published', schedule: 'Scheduled', discard: 'Before it was discarded' }

export const changePageStateHandler = defineHandler(changePageState, async (context, input) => {
  const { id, rev, event } = input
  const status = await context.once(
    async (within, publishAt) => {
      const [draft, live] = [await within.get(pageDrafts, id), await within.get(pages, id)]
      const present = presentAt(draft, rev)
      const next = stateAfter(pageDrafts, present, event)
      const note = ('note' in input && input.note) || notes[event]
      if (note) keepVersion(within, context.ids.next(), present, callingPerson(context), note)
      if (event === 'publish') putLive(within, present, live)
      if (event === 'archive' && live?.status === 'published') within.change(pages, live, { status: 'archived' })
      within.change(pageDrafts, present, {
        ...(event === 'discard' && live?.status === 'published' && contentOf(live)),
        ...(event === 'publish' ? publishedDraft(present) : { publishAt }),
        ...(event === 'archive' && { isLive: false }),
        status: next,
      })
      return next
    },
    async () => {
      const draft = presentAt(await context.records.get(pageDrafts, id), rev)
      const publishAt = input.event === 'schedule' ? wallTime(input.at, await context.zone()).utc : undefined
      if (publishAt && publishAt <= context.clock.now()) throw new RuleBroken('page-time-past')
      if (publishing.includes(event)) await requireReady(context, draft)
      if (event === 'publish') await showPagePictures(context, draft)
      return publishAt
    },
  )
  if (event === 'publish' || event === 'archive') await withdrawPagePictures(context, id)
  await dropOldVersions(context.records, pageVersions, { page: id })
  return { status }
})

function presentAt(draft: PageDraft | undefined, rev: number): PageDraft {
  if (!draft || draft.deletedAt) throw new Refused('not-found', draft?.id ?? 'a page')
  if (draft.isTemplate) throw new Refused('invalid-argument', 'a template is not published')
  if (draft.rev !== rev) throw recordOvertaken(draft)
  return draft
}

async function requireReady({ records, routes }: HandlerContext, draft: PageDraft): Promise<void> {
  const stops = (await checkedPage(records, routes, draft)).filter(({ stops: doesStop }) => doesStop)
  if (stops.length > 0)
    throw new RuleBroken('page-not-ready', {
      problems: stops
        .map(({ text }) => text)
        .join(' ')
        .slice(0, 400),
    })
}
