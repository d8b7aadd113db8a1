import { type NavItem, nav } from '../../../../domain/content/nav.collection'
import { pages } from '../../../../domain/content/pages.collection'
import { hasFixedAddress, pageAddress } from '../../../../domain/content/sections'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { Button } from '../../../kit/button'
import { recordsQuery } from '../../../queries/record.queries'

interface OrphanPagesProps {
  /** Addresses that are entered here. */
  readonly taken: readonly string[]
  readonly onAdd: (place: Pick<NavItem, 'to' | 'label'>) => void
}

const published = { where: [['status', '==', 'published']], limit: 500 } as const

/** Published pages to which no menu leads: visitors find them by links in texts alone. */
export function OrphanPages({ taken, onAdd }: OrphanPagesProps) {
  const app = useApp()
  const menus = useLiveQuery(recordsQuery(app, nav))
  const led = new Set([...taken, ...menus.flatMap(({ items }) => items.flatMap(item => [item.to, ...(item.children ?? []).map(({ to }) => to)]))])
  const orphans = useLiveQuery(recordsQuery(app, pages, published)).filter(
    page => page.parent === undefined && !hasFixedAddress(page.slug) && !led.has(pageAddress(page)),
  )
  if (orphans.length === 0) return null
  return (
    <section aria-labelledby="orphans">
      <h3 id="orphans">Pages to which no menu leads</h3>
      <ul>
        {orphans.map(page => (
          <li key={page.id}>
            {page.title} ({pageAddress(page)}){' '}
            <Button size="xs" aria-label={`Add ${page.title}`} onClick={() => onAdd({ to: pageAddress(page), label: page.title })}>
              Add
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
