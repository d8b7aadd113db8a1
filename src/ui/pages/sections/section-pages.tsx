import type { Section } from '../../../domain/content/written-pages'
import { CardList } from '../../blocks/card-list'
import css from './section-pages.module.css'

/** Links to the pages of a section, each with its description. */
export function SectionPages({ slug, section }: { readonly slug: string; readonly section: Section }) {
  if (section.children.length === 0) return null
  const items = section.children.map(({ slug: child, title, description = '' }) => ({ title, text: description, to: `/${slug}/${child}` }))
  return (
    <section className={css.pages} aria-labelledby="section-pages">
      <h2 id="section-pages">Read on</h2>
      <CardList items={items} pictures={{}} />
    </section>
  )
}
