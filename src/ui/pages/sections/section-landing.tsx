import type { Section } from '../../../domain/content/written-pages'
import { PageHead } from '../../kit/page-head'
import { useSection } from '../../routing/route-table'
import { WrittenPage } from './written-page'

/** The section's main page; its name, if nobody has written one. */
export function SectionLanding({ slug, section: { landing } }: { readonly slug: string; readonly section: Section }) {
  const { title } = useSection(slug)
  return landing ? <WrittenPage page={landing} /> : <PageHead title={title} lead="This page has not been written yet." />
}
