import { contentPanels } from './content/content.panels'
import { eventsPanels } from './events/events.panels'
import { guidePanels } from './guide/guide.panels'
import { mailPanels } from './mail/mail.panels'
import { moneyPanels } from './money/money.panels'
import { type GroupPanelDefinition, type PanelDefinition, type PanelGroup, panelGroups } from './panel-definition'
import { peoplePanels } from './people/people.panels'
import { systemPanels } from './system/system.panels'

const groups = {
  Content: contentPanels,
  System: systemPanels,
  Events: eventsPanels,
  Guide: guidePanels,
  People: peoplePanels,
  'Mail and links': mailPanels,
  Money: moneyPanels,
} satisfies Record<PanelGroup, readonly GroupPanelDefinition[]>

/** Every panel of the office, in the order of its group. The rail, the home page and the child routes of `/cpanel` come from it. */
export const catalogue: readonly PanelDefinition[] = panelGroups.flatMap(group => groups[group].map(panel => ({ ...panel, group })))
