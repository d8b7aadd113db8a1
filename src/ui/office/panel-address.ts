import { catalogue } from '../panels/catalogue'
import type { PanelRow } from '../panels/panel-row'

/** Address of a panel; `undefined` where it needs a person or record to be opened for. */
export const panelAddress = (panel: PanelRow): string | undefined => (panel.slug.includes(':') ? undefined : `/cpanel/${panel.slug}`)

/** The panel that an address inside the office belongs to. */
export function panelAt(path: string): PanelRow | undefined {
  const [, area, slug] = path.split('/')
  return area === 'cpanel' && slug ? catalogue.find(panel => panel.slug.split('/')[0] === slug) : undefined
}
