import { enterAppointedOutside } from '../accounts/roles/superadmins'
import type { Block } from '../content/blocks'
import { pageDrafts } from '../content/page-drafts.collection'
import { pages } from '../content/pages.collection'
import { policies } from '../content/policies.collection'
import { slugs } from '../links/short-links.collection'
import { callingPerson, defineHandler, type HandlerContext } from '../shared/functions/handler'
import { omitUndefined } from '../shared/omit-undefined'
import type { DataOf } from '../shared/records/collection'
import { RuleBroken } from '../shared/records/rule-broken'
import { publishTemplates, type TemplatesInput } from './publish-templates.contract'
import { pageKeys, pageTemplate } from './templates/page-templates'

export const publishTemplatesHandler = defineHandler(publishTemplates, async (context, { pages: chosenPages, policies: chosenPolicies }) => {
  // The office names its staff by their roles. Whoever sets it up is the first of them.
  await enterAppointedOutside(context, callingPerson(context))
  const created = { pages: 0, policies: 0 }
  for (const page of chosenPages) if (await publishPage(context, page)) created.pages += 1
  for (const policy of chosenPolicies) if (await publishPolicy(context, policy)) created.policies += 1
  return created
})

type PageInput = TemplatesInput['pages'][number]

/** The id of a page is its slug, so that a repeated call finds it. Resolves with whether the page was created. */
async function publishPage({ records }: HandlerContext, page: PageInput): Promise<boolean> {
  const { key: slug } = page
  const { parent } = pageTemplate(slug)
  if ((await records.count(pages, { where: [['slug', '==', slug]] })) > 0) return false
  return records.transact(async within => {
    if (await within.get(pages, slug)) return false
    // The address of a section's own page is a route of the product; other pages reserve their slug.
    const holder = parent === undefined ? undefined : await within.get(slugs, slug)
    if (holder) throw new RuleBroken('slug-taken', { slug })
    const content = pageOf(page)
    within.create(pages, slug, { ...content, status: 'published' })
    within.create(pageDrafts, slug, { ...content, isTemplate: false, isLive: true, publishedRev: 1, status: 'published' })
    if (parent !== undefined) within.create(slugs, slug, { kind: 'page', ref: slug })
    return true
  })
}

function pageOf({ key: slug, title, description, body }: PageInput): Omit<DataOf<typeof pages>, 'status'> {
  const { parent, hasContactForm } = pageTemplate(slug)
  const blocks: Block[] = [{ type: 'text', props: { id: `${slug}-1`, body } }]
  if (hasContactForm) blocks.push({ type: 'form', props: { id: `${slug}-2`, kind: 'contact', title: 'Write to us' } })
  return omitUndefined({ slug, parent, order: pageKeys.indexOf(slug), title, description, blocks })
}

type PolicyInput = TemplatesInput['policies'][number]

async function publishPolicy({ records, clock }: HandlerContext, { kind, title, body }: PolicyInput): Promise<boolean> {
  if ((await records.count(policies, { where: [['kind', '==', kind]] })) > 0) return false
  const id = `${kind}-1`
  return records.transact(async within => {
    if (await within.get(policies, id)) return false
    within.create(policies, id, { kind, version: 1, title, body, effective: clock.now(), status: 'effective' })
    return true
  })
}
