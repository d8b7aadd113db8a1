import type { Section } from '../../../domain/content/site-pages'
import { PageHead } from '../../kit/page-head'
import { type SectionSlug, sections } from './sections'
import { WrittenPage } from './written-page'

/** The section's own page; where nobody has written one, its name and the way on. */
export const SectionHead = ({ slug, section: { landing } }: { readonly slug: SectionSlug; readonly section: Section }) =>
  landing ? <WrittenPage page={landing} /> : <PageHead title={sections[slug]} lead="This page has not been written yet." />
