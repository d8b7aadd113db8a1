import { pageDrafts } from '../../../../domain/content/page-drafts.collection'
import { createPage } from '../../../../domain/publishing/pages/create-page.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { optional, reference, text } from '../../../../domain/shared/records/fields'
import { slugOf } from '../../../../domain/shared/text/slug'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { recordsQuery } from '../../../queries/record.queries'
import { selectInput } from '../../engine/fields/option-inputs'
import { newRecordOf } from '../../engine/new-record-spec'
import type { TableOptions } from '../../engine/table-options'
import { sectionField, slugField } from './page-actions'

const templates = { where: [['isTemplate', '==', true]], limit: 50 } as const

const TemplateInput = selectInput({
  empty: 'An empty page',
  useOptions: () => useLiveQuery(recordsQuery(useApp(), pageDrafts, templates)).map(({ id, title }) => ({ value: id, label: title })),
})

const newSlugField = optional({ ...slugField, help: 'Empty: it is made from the title, like visit-us.' })

const newPage = newRecordOf({
  title: 'New page',
  purpose: 'It is a draft until you publish it.',
  choose: {
    fields: { title: text('Title', 100), slug: newSlugField, section: sectionField, from: optional(reference('Begin with', pageDrafts.path)) },
    inputs: { from: TemplateInput },
  },
  label: 'Create',
  draft: 'pages/new',
  run: async ({ title, slug, section, from }, id, services) => {
    await services.get(Callables).call(createPage, { id, title, slug: slugOf(slug ?? title), parent: section, from })
    return { message: 'Created. Write it, then publish it.' }
  },
})

/** A page is created by a callable, which claims its address. */
export const useNewPage = (): TableOptions<typeof pageDrafts> => ({ make: newPage })
