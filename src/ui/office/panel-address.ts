import type { PanelRow } from '../panels/panel-row'

/** First part of a panel's address: its name for the handbook, its views and the ways to it. */
export const panelName = ({ slug }: Pick<PanelRow, 'slug'>): string => slug.split('/')[0]!

/** Address of a panel; `undefined` where it needs a person or record to be opened for. */
export const panelAddress = ({ slug }: Pick<PanelRow, 'slug'>): string | undefined => (slug.includes(':') ? undefined : `/cpanel/${slug}`)

/** The panel that an address inside the office belongs to. */
export function panelAt(panels: readonly PanelRow[], path: string): PanelRow | undefined {
  const [, area, name] = path.split('/')
  return area === 'cpanel' && name ? panels.find(panel => panelName(panel) === name) : undefined
}
