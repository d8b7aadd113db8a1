import { useState } from 'react'
import type { NavItem } from '../../../../domain/content/nav.collection'
import type { StoredOf } from '../../../../domain/shared/records/collection'
import type { organisation } from '../../../../domain/shared/records/organisation.collection'
import { Select } from '../../../kit/controls/select'
import layout from '../../../layout/public-layout.module.css'
import { SiteFooter } from '../../../layout/site-footer'
import { SiteHeader } from '../../../layout/site-header'
import css from './navandfooter.module.css'
import type { NavigationFormValues } from './navigation-form-values'
import { WidthFrame } from './width-frame'

interface NavigationPreviewProps {
  readonly settings: StoredOf<typeof organisation>
  readonly entered: NavigationFormValues
}

/** In CSS pixels: a phone, a tablet, a desk. */
const widths = [
  { value: '390', label: 'Phone, 390 pixels' },
  { value: '768', label: 'Tablet, 768 pixels' },
  { value: '1280', label: 'Desktop, 1,280 pixels' },
]
const viewers = [
  { value: '', label: 'A visitor who is signed out' },
  { value: 'own', label: 'Somebody who is signed in' },
  { value: 'staff', label: 'Staff' },
]

/** What visitors will see, drawn by the site's own components. Nothing in it can be clicked. */
export function NavigationPreview({ settings, entered }: NavigationPreviewProps) {
  const [width, setWidth] = useState('390')
  const [session, setSession] = useState('')
  const site = { ...settings, links: (entered.links ?? []).filter(({ label, to }) => label && to) }
  return (
    <section aria-label="Preview" className={css.preview}>
      <div className={css.choices}>
        <Select label="Width" options={widths} value={width} onChange={event => setWidth(event.currentTarget.value)} />
        <Select label="Seen by" options={viewers} value={session} onChange={event => setSession(event.currentTarget.value)} />
      </div>
      <WidthFrame title="Preview of the site" width={Number(width)} session={session}>
        {entered.announcement && (
          <aside className={layout.announcement} aria-label="Announcement" data-for={entered.announcementFor}>
            {entered.announcement}
          </aside>
        )}
        <SiteHeader organisation={site} items={complete(entered.header)} path="/" />
        <SiteFooter organisation={site} items={complete(entered.footer)} />
      </WidthFrame>
    </section>
  )
}

/** Without entries that are not filled in yet. */
const complete = (items: readonly NavItem[] = []): readonly NavItem[] =>
  items.flatMap(item => (item.label && item.to ? [{ ...item, ...(item.children && { children: complete(item.children) }) }] : []))
