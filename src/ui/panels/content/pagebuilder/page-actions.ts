import type { pageDrafts } from '../../../../domain/content/page-drafts.collection'
import { hasFixedAddress, pageAddress, type SectionSlug, sections } from '../../../../domain/content/sections'
import { changePageState, type PageEvent } from '../../../../domain/publishing/pages/change-page-state.contract'
import { createPage } from '../../../../domain/publishing/pages/create-page.contract'
import { movePage } from '../../../../domain/publishing/pages/move-page.contract'
import { choice, localDate, localTime, optional, text, withHelp } from '../../../../domain/shared/records/fields'
import { slugOf } from '../../../../domain/shared/text/slug'
import { callAction } from '../../engine/actions/call-action'
import type { PanelAction, RowOf } from '../../engine/panel-spec'

type Page = RowOf<typeof pageDrafts>

const step = (event: Exclude<PageEvent, 'schedule'>, label: string, done: string, what?: string): PanelAction<Page> =>
  callAction(changePageState)({
    label,
    on: 'one',
    event,
    fits: ({ isTemplate }) => !isTemplate,
    ...(what !== undefined && { ask: { title: `${label} this page`, what, fields: {} } }),
    input: ({ id, rev }) => ({ event, id, rev }),
    done,
  })

const canMove = ({ isTemplate, slug = '' }: Page) => !isTemplate && !hasFixedAddress(slug)

export const slugField = { ...text('Last part of the address', 60), help: 'Lower-case letters, digits and hyphens.' }
export const sectionField = withHelp(
  optional(choice('Section', sections)),
  'A page of the section About is at /about/… and in its navigation. Empty: the page stands by itself.',
)

/** What staff do with a page besides writing it. */
export const pageActions: readonly PanelAction<Page>[] = [
  step('stage', 'Stage', 'It is staged: colleagues can look at it and comment on it.'),
  step('publish', 'Publish', 'It is published.'),
  callAction(changePageState)({
    label: 'Schedule',
    on: 'one',
    event: 'schedule',
    fits: ({ isTemplate }) => !isTemplate,
    ask: {
      title: 'Schedule this page',
      what: 'The page is published at this time of the organization’s time zone. Until then it cannot be changed.',
      fields: { day: localDate('Day'), time: localTime('Time') },
    },
    input: ({ id, rev }, { day, time }) => ({ event: 'schedule', id, rev, at: `${day}T${time}` }),
    done: 'It is scheduled.',
  }),
  step('discard', 'Discard', 'It is a draft again, and says what visitors read. What was staged is among the versions.'),
  step('archive', 'Archive', 'Visitors do not see it any more.', 'Its address then says that there is no such page. You can publish it again.'),
  step('restore', 'Make it a draft again', 'It is a draft again.'),
  callAction(movePage)({
    label: 'Move',
    on: 'one',
    fits: canMove,
    ask: {
      title: 'Move this page',
      what: 'The former address leads to the new one from then on.',
      fields: { slug: slugField, section: sectionField },
      begin: ({ slug, parent }) => ({ slug, section: parent }),
    },
    input: ({ id, rev }, { slug, section }) => ({ id, rev, slug: slugOf(slug), parent: section }),
    done: ({ address }) => `The page is at ${address} now.`,
  }),
  callAction(createPage)({
    label: 'Duplicate',
    on: 'one',
    fits: canMove,
    ask: {
      title: 'Duplicate this page',
      what: 'The copy is a draft of its own.',
      fields: { title: text('Title', 100), slug: slugField },
      begin: ({ title = '', slug = '' }) => ({ title: `${title} (copy)`.slice(0, 100), slug: `${slug.slice(0, 55)}-copy` }),
    },
    input: ({ id: from, parent }, { title, slug }) => ({ id: crypto.randomUUID(), title, slug: slugOf(slug), parent: parent as SectionSlug, from }),
    done: (_, __, { title }) => `“${title}” is in the list.`,
  }),
  callAction(createPage)({
    label: 'Save as a template',
    on: 'one',
    fits: ({ isTemplate }) => !isTemplate,
    ask: { what: 'New pages can begin with a copy of it.', fields: { title: text('Name of the template', 100) } },
    input: ({ id: from }, { title }) => ({ id: crypto.randomUUID(), title, from }),
    done: 'The template is in the list.',
  }),
  { label: 'Look at the draft', on: 'one', fits: ({ isTemplate }) => !isTemplate, to: ({ id }) => `/temp/${id}` },
  { label: 'Show the page', on: 'one', fits: ({ isLive = false }) => isLive, to: ({ slug = '', parent }) => pageAddress({ slug, parent }) },
]
