import { beforeEach, describe, expect, it } from 'vitest'
import { TaskService } from '../../../src/domain/contacts/task-service'
import { officeSettings } from '../../../src/domain/content/office-settings.collection'
import { pageDrafts } from '../../../src/domain/content/page-drafts.collection'
import { PolicyService } from '../../../src/domain/content/policy-service'
import { SiteContent } from '../../../src/domain/content/site-content'
import { WrittenPages } from '../../../src/domain/content/written-pages'
import { EditionService } from '../../../src/domain/guide/edition-service'
import { setWeekends } from '../../../src/domain/guide/editions/weekends/set-weekends.contract'
import { weekends } from '../../../src/domain/guide/editions.collection'
import { publishSnapshot } from '../../../src/domain/guide/publishing/publish-snapshot.contract'
import { PublishedGuide } from '../../../src/domain/guide/reading/published-guide'
import { trashImages } from '../../../src/domain/image-library/trash-images.contract'
import { slugs } from '../../../src/domain/links/short-links.collection'
import { type Person, people } from '../../../src/domain/people/people.collection'
import { PictureUploadService } from '../../../src/domain/pictures/picture-upload-service'
import { changePageState } from '../../../src/domain/publishing/pages/change-page-state.contract'
import { RecordService } from '../../../src/domain/records/record-service'
import { arrangeMenu } from '../../../src/domain/set-up/arrange-menu.contract'
import { OrganisationSetUp, templateFacts } from '../../../src/domain/set-up/organisation-set-up'
import { publishTemplates } from '../../../src/domain/set-up/publish-templates.contract'
import { setLogo } from '../../../src/domain/set-up/set-logo.contract'
import { pageAddress, pageKeys, pageTemplate } from '../../../src/domain/set-up/templates/page-templates'
import { policyKeys, policyTemplate } from '../../../src/domain/set-up/templates/policy-templates'
import { footerOf, headerOf, menuKeys, usualMenu } from '../../../src/domain/set-up/templates/site-menu'
import { organisation, organisationId } from '../../../src/domain/shared/records/organisation.collection'
import { Records } from '../../../src/domain/shared/records/records'
import { fromMarkup } from '../../../src/domain/shared/text/rich-text-markup'
import { plainText } from '../../../src/domain/shared/text/rich-text-words'
import { SlugResolver } from '../../../src/domain/slugs/slug-resolver'
import { publicRoutes } from '../../../src/ui/public-routes'
import { isPending } from '../../../src/ui/routing/route-definition'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'
import { pngOf } from '../../support/pictures/camera-pictures'
import { seedListings, studio, year } from '../../support/small-city'

let world: MemoryWorld
let setUp: OrganisationSetUp
let service: RecordService

beforeEach(async () => {
  world = await memoryWorld({ firstDay: true, as: 'superadmin', now: new Date('2027-06-02T12:00:00Z') })
  setUp = world.services.get(OrganisationSetUp)
  service = world.services.get(RecordService)
})

const settings = { name: 'Foghorn', shortName: 'Foghorn', city: 'Town', address: '1 Road', email: 'us@foghorn.example', tz: 'America/Chicago' }
const enterName = () => service.create(organisation, { ...settings, links: [], sponsors: [] }, { id: organisationId })
const enterLegal = () =>
  service.create(officeSettings, { legalName: 'Foghorn Arts, Inc.', taxYears: [], features: [], reservedSlugs: [] }, { id: organisationId })
async function texts() {
  const facts = templateFacts(await setUp.progress())!
  return {
    pages: pageKeys.map(key => ({ key, ...pageTemplate(key).text(facts) })),
    policies: policyKeys.map(kind => ({ kind, ...policyTemplate(kind, facts) })),
  }
}
const publishTexts = async () => world.call(publishTemplates, await texts())
const saturday = { n: 1, name: 'First weekend', days: [{ date: '2027-10-16', open: '11:00', close: '18:00' }] }
const createEdition = () => world.services.get(EditionService).create({ year: 2027, name: 'Guide 2027', city: 'Town', tz: settings.tz })

describe('the set-up of an organization on its first day', () => {
  it('begins with its name, and goes on where it was left', async () => {
    expect(await setUp.progress()).toMatchObject({ done: [], next: 'name' })
    await enterName()
    expect((await setUp.progress()).next).toBe('legal')
    await enterLegal()
    expect((await setUp.progress()).next).toBe('front')
    const { organisation: stored } = await setUp.progress()
    await service.change(organisation, stored!, { season: 'Open Studios', tagline: 'Come in', accent: '#b3261e' })
    expect(await setUp.progress()).toMatchObject({ done: ['name', 'legal', 'front', 'look'], next: 'edition' })
  })

  it('has the links that are entered with its name, though rules cannot check them', async () => {
    const links = [{ label: 'Boats', to: 'https://boats.example/' }]
    await service.create(organisation, { ...settings, links, sponsors: [] }, { id: organisationId })
    expect((await setUp.progress()).organisation).toMatchObject({ name: 'Foghorn', links, createdBy: world.auth.current!.claims.pid })
  })

  it('makes whoever sets it up known to the office by name, once', async () => {
    const colleagues = () => world.services.get(TaskService).colleagues()
    expect(await colleagues()).toEqual([])
    await enterName()
    await enterLegal()
    await publishTexts()
    await publishTexts()
    const [{ id, names }] = (await world.services.get(Records).find(people)) as [Person]
    expect(await colleagues()).toEqual([{ personId: id, name: names.display }])
  })

  it('leaves out what there is not yet, and takes it in once it is there', async () => {
    await enterName()
    await enterLegal()
    await setUp.skip('front')
    await setUp.skip('edition')
    expect(await setUp.progress()).toMatchObject({ skipped: ['front', 'edition'], next: 'look' })
    await createEdition()
    expect(await setUp.progress()).toMatchObject({ done: ['name', 'legal', 'edition'], skipped: ['front'] })
  })

  it('is over when a superadmin ends it', async () => {
    await enterName()
    await expect(setUp.finish()).rejects.toMatchObject({ rule: 'settings-missing' })
    await enterLegal()
    await setUp.finish()
    expect((await setUp.progress()).office?.isSetUp).toBe(true)
  })
})

describe('the first texts', () => {
  beforeEach(async () => {
    await enterName()
    await enterLegal()
  })

  it('have no gap where a setting is missing', async () => {
    for (const { title, body } of [...(await texts()).pages, ...(await texts()).policies]) {
      expect(`${title} ${plainText(body)}`).not.toMatch(/undefined|null|\(\)|  /)
      const lists = body.content.flatMap(block => (block.type === 'bulletList' ? block.content : []))
      for (const line of lists) expect(plainText({ type: 'doc', content: line.content })).not.toMatch(/: *$/)
    }
  })

  it('are pages and policies that a stranger reads', async () => {
    expect(await publishTexts()).toEqual({ pages: pageKeys.length, policies: policyKeys.length })
    await world.signInAs(undefined)
    const written = world.services.get(WrittenPages)
    const { landing, children } = await written.section('about').read()
    expect(landing?.title).toBe('About Foghorn')
    expect(children.map(({ slug }) => slug)).toEqual(['contact', 'accessibility', 'terms'])
    expect(await written.page('contact', 'about').read()).toMatchObject({ blocks: [{ type: 'text' }, { type: 'form' }] })
    expect(await world.services.get(SlugResolver).resolve('terms')).toMatchObject({ kind: 'redirect', to: '/about/terms' })
    const [policy] = await world.services.get(PolicyService).versions('privacy').read()
    expect(policy).toMatchObject({ version: 1, title: 'Privacy policy' })
    expect(JSON.stringify(policy!.body)).toContain('Foghorn Arts, Inc.')
  })

  it('are to be published again where a page was withdrawn', async () => {
    await publishTexts()
    expect((await setUp.progress()).done).toContain('pages')
    const { rev } = (await world.services.get(Records).get(pageDrafts, 'contact'))!
    await world.call(changePageState, { event: 'archive', id: 'contact', rev })
    expect((await setUp.progress()).done).not.toContain('pages')
  })

  it('are created once, and never replace what somebody wrote', async () => {
    await publishTexts()
    const { pages, policies } = await texts()
    const body = fromMarkup('Other words')
    const changed = { pages: pages.map(page => ({ ...page, body })), policies: policies.map(one => ({ ...one, body })) }
    expect(await world.call(publishTemplates, changed)).toEqual({ pages: 0, policies: 0 })
    expect(JSON.stringify(await world.services.get(WrittenPages).section('about').read())).not.toContain('Other words')
  })

  it('lie among the pages that the office edits, as published and not as templates for others', async () => {
    await publishTexts()
    const drafts = await world.services.get(Records).find(pageDrafts)
    expect(drafts.map(({ slug }) => slug).sort()).toEqual([...pageKeys].sort())
    for (const draft of drafts) expect(draft).toMatchObject({ isTemplate: false, isLive: true, publishedRev: 1, status: 'published' })
  })

  it('take no address that leads elsewhere', async () => {
    const behind = new Records(world.store, { current: undefined })
    await behind.commit(behind.creating(slugs, 'terms', { kind: 'shortLink', ref: 'terms' }))
    const { pages } = await texts()
    const terms = pages.filter(({ key }) => key === 'terms')
    await expect(world.call(publishTemplates, { pages: terms, policies: [] })).rejects.toMatchObject({
      details: { rule: 'slug-taken', slug: 'terms' },
    })
    expect(await world.services.get(Records).find(pageDrafts)).toEqual([])
  })

  it('are for superadmins only', async () => {
    await world.signInAs(undefined)
    await expect(world.call(publishTemplates, { pages: [], policies: [] })).rejects.toMatchObject({ code: 'unauthenticated' })
    const { functions } = await memoryWorld({ sample: true, as: 'contentadmin' })
    for (const [name, input] of [
      ['publishTemplates', { pages: [], policies: [] }],
      ['arrangeMenu', { header: ['guide'] }],
      ['setLogo', {}],
    ] as const)
      await expect(functions.call(name, input)).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it('lie behind a menu whose links all lead somewhere', async () => {
    expect(await world.call(arrangeMenu, { header: usualMenu })).toEqual({ header: 4, footer: 3 })
    const content = world.services.get(SiteContent)
    expect((await content.nav('header').read()).map(({ label }) => label)).toEqual(['Guide', 'Map', 'Art', 'Calendar'])
    await publishTexts()
    await world.call(arrangeMenu, { header: usualMenu })
    expect((await content.nav('header').read()).map(({ label }) => label)).toEqual(['Guide', 'Map', 'Art', 'Calendar', 'Artists', 'Give', 'About'])
    expect((await content.nav('footer').read()).flatMap(({ children = [] }) => children.map(({ to }) => to))).toContain('/about/contact')
  })
})

describe('the logo', () => {
  const send = async () => {
    const file = new Blob([pngOf({})], { type: 'image/png' })
    return (await world.services.get(PictureUploadService).send({ file, width: 900, height: 300, alt: 'Logo' })).done
  }
  const stored = async () => (await world.services.get(SiteContent).organisation.read())?.logo
  beforeEach(enterName)

  it('is public as long as the site shows it, and cannot be thrown away meanwhile', async () => {
    const [first, second] = [await send(), await send()]
    expect(await world.call(setLogo, { imageId: first })).toEqual({ isShown: true })
    expect(await stored()).toEqual({ src: `local-file:/published/${first}.png`, width: 900, height: 300 })
    expect(await world.call(trashImages, { ids: [first] })).toMatchObject({ inUse: [first] })
    await world.signInAs(undefined)
    expect((await world.storage.read(`published/${first}.png`)).size).toBe(pngOf({}).length)

    await world.signInAs('superadmin')
    await world.call(setLogo, { imageId: second })
    expect((await stored())?.src).toBe(`local-file:/published/${second}.png`)
    await world.call(setLogo, {})
    expect(await stored()).toBeUndefined()
    for (const id of [first, second]) {
      await expect(world.storage.read(`published/${id}.png`)).rejects.toMatchObject({ code: 'object-not-found' })
      expect(await world.call(trashImages, { ids: [id] })).toMatchObject({ inUse: [] })
    }
  })

  it('has to be a picture that there is', async () => {
    await expect(world.call(setLogo, { imageId: 'none' })).rejects.toMatchObject({ code: 'not-found' })
    expect(await stored()).toBeUndefined()
  })
})

describe('the first edition', () => {
  beforeEach(async () => {
    await enterName()
    await createEdition()
  })
  const stored = () => new Records(world.store, { current: undefined }).find(weekends, { params: { edition: year } })

  it('has weekends, which can be changed and taken out', async () => {
    const sunday = { ...saturday, n: 2, name: 'Second weekend', days: [{ date: '2027-10-24', open: '11:00', close: '18:00' }] }
    await world.call(setWeekends, { editionId: year, weekends: [saturday, sunday] })
    expect((await setUp.progress()).editions[0]).toMatchObject({ startsOn: '2027-10-16', endsOn: '2027-10-24' })
    await world.call(setWeekends, { editionId: year, weekends: [{ ...saturday, name: 'The weekend' }] })
    expect(await stored()).toMatchObject([{ n: 1, name: 'The weekend' }])
    expect((await setUp.progress()).editions[0]).toMatchObject({ startsOn: '2027-10-16', endsOn: '2027-10-16' })
  })

  it('keeps its weekends once it has listings', async () => {
    await world.call(setWeekends, { editionId: year, weekends: [saturday] })
    await seedListings(new Records(world.store, { current: undefined }), { ana: studio('Ana') })
    await expect(world.call(setWeekends, { editionId: year, weekends: [] })).rejects.toMatchObject({ details: { rule: 'weekend-used' } })
    expect(await stored()).toHaveLength(1)
  })

  it('refuses a day that ends before it begins', async () => {
    const backwards = { ...saturday, days: [{ date: '2027-10-16', open: '18:00', close: '11:00' }] }
    await expect(world.call(setWeekends, { editionId: year, weekends: [backwards] })).rejects.toMatchObject({ code: 'invalid-argument' })
  })

  it('is read by a stranger as soon as it is published', async () => {
    await world.call(setWeekends, { editionId: year, weekends: [saturday] })
    await seedListings(new Records(world.store, { current: undefined }), { ana: studio('Ana') })
    await world.call(publishSnapshot, { editionId: year, makeCurrent: false })
    await world.signInAs(undefined)
    const index = await world.services.get(PublishedGuide).index()
    expect(index).toMatchObject({ edition: { id: year, name: 'Guide 2027' }, listings: [{ name: 'Ana' }] })
  })
})

it('a new menu names addresses of the product, and the pages that the set-up makes', () => {
  const everything = new Set<string>(pageKeys)
  const links = [...headerOf(menuKeys, everything), ...footerOf(everything)].flatMap(({ to, children = [] }) => [
    to,
    ...children.map(child => child.to),
  ])
  const made = pageKeys.map(pageAddress)
  const routes = publicRoutes.filter(({ page }) => !isPending(page)).map(({ path }) => path.replace('/:id?', ''))
  expect(links.filter(to => !made.includes(to) && !routes.includes(to))).toEqual([])
})
