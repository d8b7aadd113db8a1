import { nav } from '../../../../domain/content/nav.collection'
import type { SectionSlug } from '../../../../domain/content/sections'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { guideSectionLinks } from '../../../layout/guide-section-links'
import { offerQueries } from '../../../queries/offer.queries'
import { recordQuery } from '../../../queries/record.queries'
import { sectionQueries } from '../../../queries/section.queries'
import { useSection } from '../../../routing/route-table'
import { customPanel } from '../../engine/custom-panel'
import { SectionNavForm } from './section-nav-form'

/** The navigation of one section, as visitors have it now. */
const sectionTab = (slug: SectionSlug) =>
  customPanel(function SectionTab() {
    const app = useApp()
    const stored = useLiveQuery(recordQuery(app, nav, `section-${slug}`))
    const { children } = useLiveQuery(sectionQueries(app).section(slug))
    const programs = useLiveQuery(offerQueries(app).programs())
    const { title, places } = useSection(slug)
    const usual = [
      ...places,
      ...(slug === 'programs' ? programs.map(program => ({ to: `/programs/${program.id}`, label: program.title })) : []),
      ...children.map(child => ({ to: `/${slug}/${child.slug}`, label: child.title })),
    ]
    return <SectionNavForm slug={slug} title={title} usual={usual} stored={stored} />
  })

/** The navigation of the guide, which no written pages belong to. */
const guideTab = customPanel(function GuideTab() {
  const stored = useLiveQuery(recordQuery(useApp(), nav, 'section-sfosguide'))
  return <SectionNavForm slug="sfosguide" title="Guide" usual={guideSectionLinks} stored={stored} />
})

export const sectionTabs = {
  about: sectionTab('about'),
  artists: sectionTab('artists'),
  artlover: sectionTab('artlover'),
  donors: sectionTab('donors'),
  programs: sectionTab('programs'),
  sfosguide: guideTab,
}
