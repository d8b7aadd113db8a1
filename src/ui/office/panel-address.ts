import type { PanelDefinition, Work } from '../panels/panel-definition'
import { officePath } from '../routing/office-path'
import { isPending } from '../routing/route-definition'

/** First segment of a panel's address: its key in the handbook, saved views and links. */
export const panelName = ({ slug }: Pick<PanelDefinition, 'slug'>): string => slug.split('/')[0]!

/** Address of a panel; `undefined` if it needs a person or record. */
export const panelAddress = ({ slug }: Pick<PanelDefinition, 'slug'>): string | undefined =>
  slug.includes(':') ? undefined : `${officePath}/${slug}`

/** The panel at an address of the office. */
export function panelAt(panels: readonly PanelDefinition[], path: string): PanelDefinition | undefined {
  const [, area, name] = path.split('/')
  return area === 'cpanel' && name ? panels.find(panel => panelName(panel) === name) : undefined
}

/** Address where this work is done; `undefined` while its panel does not exist. */
export function workAddress(panels: readonly PanelDefinition[], work: Work, record = ''): string | undefined {
  const panel = panels.find(one => one.work?.[work] !== undefined)
  if (!panel || isPending(panel.page)) return undefined
  const id = record.slice(record.lastIndexOf('/') + 1)
  return `${officePath}/${panel.slug}${panel.work![work]!.replace(/:(id|record)$/, (_, name) => encodeURIComponent(name === 'id' ? id : record))}`
}
