import { useState } from 'react'
import { type NavItem, nav } from '../../../../domain/content/nav.collection'
import type { NavigatedSection } from '../../../../domain/content/sections'
import { arrangedSectionLinks } from '../../../../domain/navigation/arranged-section-links'
import { sectionNavFields } from '../../../../domain/navigation/navigation-fields'
import { publishSectionNav } from '../../../../domain/navigation/publish-section-nav.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import type { StoredOf } from '../../../../domain/shared/records/collection'
import { shortened } from '../../../../domain/shared/text/shortened'
import { useService } from '../../../app-services/app-context'
import { Form, FormField } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { SectionNav } from '../../../layout/section-nav'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import { useOutcome } from '../../engine/actions/use-outcome'
import { NavVersions } from '../navandfooter/nav-versions'
import { OrphanPages } from './orphan-pages'

interface SectionNavFormProps {
  readonly slug: NavigatedSection
  readonly title: string
  /** Every page of the section in its usual order. */
  readonly usual: readonly Pick<NavItem, 'to' | 'label'>[]
  readonly stored: StoredOf<typeof nav> | null
}

/** Letters of a label (product.md C5). */
const maxLabel = 24
/** A label made of a page's title: of a long one the first words that fit. */
const labelFrom = (title: string) => (title.length <= maxLabel ? title : `${shortened(title, maxLabel - 1).replace(/\s+\S*$/, '')}…`)

/** Arranges the entries of a section, below how they will look, and publishes them together. */
export function SectionNavForm({ slug, title, usual, stored }: SectionNavFormProps) {
  const callables = useService(Callables)
  const outcome = useOutcome()
  const [seen, setSeen] = useState(stored?.rev ?? 0)
  // Those of pages that were published since stand at the end, as visitors have them.
  const hidden = (stored?.items ?? []).filter(({ isHidden }) => isHidden)
  const [items] = useState(() =>
    [...arrangedSectionLinks(usual, stored?.items ?? []), ...hidden].map(({ to, label, ...more }) => ({
      label: labelFrom(label),
      to,
      ...more,
    })),
  )
  const form = useForm({
    fields: sectionNavFields,
    initial: { items },
    submit: entered =>
      outcome.run('Publishing…', async () => {
        const { rev } = await callables.call(publishSectionNav, { section: slug, seen, navigation: entered })
        setSeen(rev)
        return { message: 'Visitors see this navigation now.' }
      }),
  })
  const entered = (form.values.items ?? []) as readonly Partial<NavItem>[]
  const add = ({ to, label }: Pick<NavItem, 'to' | 'label'>) => form.set({ items: [...entered, { label: labelFrom(label), to }] as never })
  return (
    <>
      <OutcomeLine outcome={outcome} />
      <div inert>
        <SectionNav label={`Preview: ${title}`}>
          {[{ to: `/${slug}`, label: title }, ...entered.filter(({ isHidden }) => !isHidden)].map(({ label }, i) => (
            <span key={i}>{label ?? '…'}</span>
          ))}
        </SectionNav>
      </div>
      <Form
        form={form}
        label="Publish"
        title={`Navigation: ${title}`}
        marks="required"
        needsChange
        words={{ saved: 'Published.', failed: 'Not published', entered: 'Not published yet', saving: 'Publishing…' }}
      >
        <FormField name="items" />
      </Form>
      <NavVersions set={`section-${slug}`} entered={form.values} onPutBack={content => form.set(content)} />
      <OrphanPages taken={entered.flatMap(({ to }) => to ?? [])} onAdd={add} />
    </>
  )
}
