import { beforeEach, describe, expect, it } from 'vitest'
import type { Block, BlockProps } from '../../../src/domain/content/blocks'
import { defaultHome } from '../../../src/domain/content/default-home'
import { arrangementFindings } from '../../../src/domain/content/home-findings'
import { pageDrafts } from '../../../src/domain/content/page-drafts.collection'
import { textOfBlocks } from '../../../src/domain/content/text-of-blocks'
import { WrittenPages } from '../../../src/domain/content/written-pages'
import { changePageState } from '../../../src/domain/publishing/pages/change-page-state.contract'
import { createPage } from '../../../src/domain/publishing/pages/create-page.contract'
import { movePage } from '../../../src/domain/publishing/pages/move-page.contract'
import { RecordService } from '../../../src/domain/records/record-service'
import { brokenRuleOf } from '../../../src/domain/shared/functions/cloud-function'
import { Records } from '../../../src/domain/shared/records/records'
import { plainText } from '../../../src/domain/shared/text/rich-text-words'
import { type StaffWorld, staffWorld } from '../../support/staff-world'

const hero = (...words: BlockProps<'hero'>['words']): Block => ({ type: 'hero', props: { id: 'hero', words } })
const quote = (id: string, phases?: Block['phases']): Block => ({ type: 'quote', props: { id, text: 'The door was open.' }, phases })
const stopping = (blocks: readonly Block[], slug = 'home') =>
  arrangementFindings({ slug, blocks }).flatMap(({ text, stops }) => (stops ? [text] : []))

describe('the arrangement of the home page', () => {
  it('has at most twenty modules, of which the first is its only hero, shown in every phase', () => {
    expect(stopping(defaultHome)).toEqual([])
    const nineteen = Array.from({ length: 19 }, (_, i) => quote(`q${i}`))
    expect(stopping([hero(), ...nineteen])).toEqual([])
    expect(stopping([hero(), ...nineteen, quote('one-more')])).toEqual(['The home page has 21 modules. It can have at most 20.'])
    expect(stopping([quote('q'), hero()])).toContain('The home page begins with its hero.')
    expect(stopping([hero(), { ...hero(), props: { id: 'second', words: [] } } as Block])).toEqual(['The home page has one hero.'])
    expect(stopping([{ ...hero(), phases: ['off-season'] }])).toEqual(['The hero is shown in every phase of the season.'])
  })

  it('has words for a phase once, and a button with its link', () => {
    const open = { phase: 'call-open', title: 'Show your work' } as const
    expect(stopping([hero(open, { phase: 'off-season', button: 'Give', to: '/donors' })])).toEqual([])
    expect(stopping([hero(open, open)])).toEqual(['The hero has words for the same phase twice.'])
    expect(stopping([hero({ phase: 'call-open', button: 'Give' })])).toEqual(['A button of the hero needs a label and a link.'])
  })

  it('shows a part once in each phase, though it may have two places', () => {
    const sponsors = (id: string, ...phases: NonNullable<Block['phases']>): Block => ({ type: 'homePart', props: { id, what: 'sponsors' }, phases })
    expect(stopping([hero(), sponsors('above', 'off-season'), quote('q'), sponsors('below', 'guide-out', 'this-weekend')])).toEqual([])
    expect(stopping([hero(), sponsors('above', 'off-season'), sponsors('below')])).toHaveLength(1)
  })

  it('stands on no other page', () => {
    expect(stopping(defaultHome, 'about')).toHaveLength(defaultHome.length)
    const within: Block = { type: 'columns', props: { id: 'c', columns: [{ blocks: [hero()] }, { blocks: [quote('q')] }] as never } }
    expect(stopping([within], 'about')).toEqual(['This part can stand on the home page alone.'])
  })

  it('is compared with its phases and words', () => {
    const said = plainText(textOfBlocks([hero({ phase: 'this-weekend', title: 'Walk in' }), quote('q', ['off-season'])]))
    expect(said).toContain('Walk in')
    expect(said).toContain('[Shown in: off-season]')
  })
})

describe('the home page', () => {
  let world: StaffWorld
  let records: Records
  beforeEach(async () => {
    world = await staffWorld({ pid: 'cy', adm: 1, sc: 'c' }, new Date('2027-03-01T12:00:00Z'))
    records = new Records(world.store, { current: undefined })
  })
  const draft = async () => (await records.get(pageDrafts, 'home'))!
  const home = () => world.services.get(WrittenPages).home.read()
  const write = async (blocks: readonly Block[]) => world.services.get(RecordService).change(pageDrafts, await draft(), { blocks })
  const publish = async () => world.call(changePageState, { event: 'publish', id: 'home', rev: (await draft()).rev })

  it('is the default arrangement until another one is published, and again when that is archived', async () => {
    expect((await home()).blocks).toEqual(defaultHome)
    await world.call(createPage, { id: 'home', title: 'Home', slug: 'home' })
    expect((await draft()).blocks).toEqual(defaultHome)
    const own = [hero({ phase: 'off-season', title: 'Rest, and make' }), quote('q', ['off-season'])]
    await write(own)
    expect((await home()).blocks).toEqual(defaultHome)
    await publish()
    expect((await home()).blocks).toEqual(own.map(block => JSON.parse(JSON.stringify(block)) as Block))
    await world.call(changePageState, { event: 'archive', id: 'home', rev: (await draft()).rev })
    expect((await home()).blocks).toEqual(defaultHome)
  })

  it('keeps its address, and is not published without its hero', async () => {
    await world.call(createPage, { id: 'home', title: 'Home', slug: 'home' })
    await expect(world.call(movePage, { id: 'home', rev: (await draft()).rev, slug: 'front' })).rejects.toThrow('fixed address')
    await write([quote('q')])
    const refused: unknown = await publish().catch((error: unknown) => error)
    expect(brokenRuleOf(refused)?.rule).toBe('page-not-ready')
  })

  it('refuses words of more than 80 characters and phases that do not exist', async () => {
    await world.call(createPage, { id: 'home', title: 'Home', slug: 'home' })
    await write([hero({ phase: 'off-season', title: 'x'.repeat(80) })])
    await expect(write([hero({ phase: 'off-season', title: 'x'.repeat(81) })])).rejects.toThrow('pageDrafts')
    await expect(write([hero(), quote('q', ['spring' as never])])).rejects.toThrow('pageDrafts')
  })
})
