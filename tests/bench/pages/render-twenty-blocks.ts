import { artists } from '../../../src/domain/artists/artists.collection'
import type { Block } from '../../../src/domain/content/blocks'
import { pageDrafts } from '../../../src/domain/content/page-drafts.collection'
import { events } from '../../../src/domain/events/events.collection'
import { images } from '../../../src/domain/pictures/images.collection'
import { changePageState } from '../../../src/domain/publishing/pages/change-page-state.contract'
import { createPage } from '../../../src/domain/publishing/pages/create-page.contract'
import { RecordService } from '../../../src/domain/records/record-service'
import { Records } from '../../../src/domain/shared/records/records'
import type { RichText } from '../../../src/domain/shared/text/rich-text-types'
import { renderServerPage } from '../../../src/ui/render-server-page'
import { memoryWorld } from '../../support/memory-world'

/** Where the page lies. */
export const twentyBlocksPath = '/about/twenty-blocks'

const sentence = 'The doors stand open from eleven to six, and whoever comes in is shown what is on the table today. '
const words = (paragraphs: number): RichText => ({
  type: 'doc',
  content: Array.from({ length: paragraphs }, (_, i) => ({ type: 'paragraph', content: [{ type: 'text', text: sentence.repeat(2 + (i % 3)) }] })),
})

interface Found {
  readonly pictures: readonly string[]
  readonly artists: readonly string[]
  readonly events: readonly string[]
}

/** Twenty blocks of every kind that an ordinary page may have, with forty pictures: as much as staff put on one page. */
function twentyBlocks({ pictures, artists: shownArtists, events: shownEvents }: Found): readonly Block[] {
  const picture = (at: number) => pictures[at % pictures.length]!
  const cards = (from: number) =>
    Array.from({ length: 6 }, (_, i) => ({ title: `A door, ${from + i}`, text: sentence, to: '/sfosguide', imageId: picture(from + i) }))
  const questions = Array.from({ length: 8 }, (_, i) => ({ title: `What is behind door ${i + 1}?`, body: words(1) }))
  const column = (at: number) => ({
    blocks: [
      { type: 'image' as const, props: { id: `column-${at}-picture`, imageId: picture(30 + at), width: 'text' as const } },
      { type: 'text' as const, props: { id: `column-${at}-text`, body: words(1) } },
    ],
  })
  return [
    { type: 'text', props: { id: 'lead', body: words(1), look: 'lead' } },
    { type: 'image', props: { id: 'first-picture', imageId: picture(0), width: 'wide', caption: 'The quay at nine' } },
    { type: 'heading', props: { id: 'first', text: 'Who is behind the doors', level: 'part' } },
    { type: 'text', props: { id: 'long', body: words(6) } },
    { type: 'gallery', props: { id: 'gallery', imageIds: Array.from({ length: 12 }, (_, i) => picture(1 + i)) } },
    { type: 'button', props: { id: 'button', label: 'Open the guide', to: '/sfosguide', look: 'main' } },
    { type: 'cardList', props: { id: 'cards', items: cards(13) } },
    { type: 'columns', props: { id: 'columns', columns: [column(0), column(1), column(2)] } },
    { type: 'divider', props: { id: 'line' } },
    { type: 'heading', props: { id: 'second', text: 'Today', level: 'part' } },
    { type: 'recordCards', props: { id: 'artists', artists: [...shownArtists] } },
    { type: 'recordCards', props: { id: 'events', events: [...shownEvents] } },
    { type: 'quote', props: { id: 'quote', text: sentence.trim(), who: 'A visitor' } },
    { type: 'accordion', props: { id: 'questions', items: questions } },
    {
      type: 'embeds',
      props: { id: 'films', items: [{ title: 'A film of the quay', url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }] },
    },
    { type: 'map', props: { id: 'map', name: 'The office', address: '18 Net Loft Lane', pin: { lat: 36.61, lng: -122.41 } } },
    { type: 'cardList', props: { id: 'more-cards', items: cards(19) } },
    { type: 'heading', props: { id: 'third', text: 'Write to us', level: 'part' } },
    { type: 'text', props: { id: 'last', body: words(3), look: 'note' } },
    { type: 'form', props: { id: 'form', kind: 'contact', title: 'Ask us anything' } },
  ]
}

/** A page of twenty blocks, written and published as staff do, and rendered as its host would. */
export async function renderTwentyBlocks(origin: string) {
  const world = await memoryWorld({ sample: true, as: 'contentadmin' })
  const records = new Records(world.store, { current: undefined })
  const [pictures, shownArtists, shownEvents] = await Promise.all([
    records.find(images, { where: [['isPublic', '==', true]], limit: 40 }),
    records.find(artists, { where: [['status', '==', 'public']], limit: 12 }),
    records.find(events, { where: [['status', '==', 'published']], limit: 6 }),
  ])
  const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id)
  const blocks = twentyBlocks({ pictures: ids(pictures), artists: ids(shownArtists), events: ids(shownEvents) })
  const id = 'twenty-blocks'
  await world.call(createPage, { id, title: 'Twenty blocks', slug: id, parent: 'about' })
  const draft = async () => (await records.get(pageDrafts, id))!
  await world.services.get(RecordService).change(pageDrafts, await draft(), { blocks })
  await world.call(changePageState, { event: 'publish', id, rev: (await draft()).rev })
  await world.signInAs(undefined)
  const page = await renderServerPage(world.services, twentyBlocksPath, origin)
  if (page?.status !== 200) throw new Error(`${twentyBlocksPath} is not public`)
  return page
}
