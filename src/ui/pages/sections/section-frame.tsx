import type { ReactNode } from 'react'
import type { Section } from '../../../domain/content/written-pages'
import { arrangedSectionLinks } from '../../../domain/navigation/arranged-section-links'
import { Anchor } from '../../kit/anchor'
import { PageFrame } from '../../layout/page-frame'
import { SectionNav } from '../../layout/section-nav'
import { useSection } from '../../routing/route-table'
import css from './section-frame.module.css'

export interface SectionFrameProps {
  readonly slug: string
  readonly section: Section
  /** Address of the current page. */
  readonly path: string
  /** Pages of the section besides the written ones. */
  readonly more?: readonly { readonly to: string; readonly label: string }[]
  readonly children?: ReactNode
}

/** The frame of a section's pages: its navigation, and below a page the way to the next one; after the last to the section's own. */
export function SectionFrame({ slug, section, path, more = [], children }: SectionFrameProps) {
  const { title, places: fixed } = useSection(slug)
  const usual = [...fixed, ...more, ...section.children.map(child => ({ to: `/${slug}/${child.slug}`, label: child.title }))]
  const places = [{ to: `/${slug}`, label: title }, ...arrangedSectionLinks(usual, section.nav)]
  const at = places.findIndex(({ to }) => to === path)
  const next = at > 0 ? (places[at + 1] ?? places[0]) : undefined
  return (
    <PageFrame>
      {places.length > 1 && (
        <SectionNav label={title}>
          {places.map(({ to, label }) => (
            <Anchor key={to} to={to} aria-current={to === path ? 'page' : undefined}>
              {label}
            </Anchor>
          ))}
        </SectionNav>
      )}
      {children}
      {next && (
        <p className={css.next}>
          <Anchor to={next.to}>
            <span>Read on:</span> {next.label}
          </Anchor>
        </p>
      )}
    </PageFrame>
  )
}
