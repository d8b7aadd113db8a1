import { customPanel } from '../engine/custom-panel'
import { tabsPanel } from '../engine/tabs-panel'
import { Articles } from './howto/articles'
import { ChecklistBoard } from './howto/checklist-board'

/** The handbook, with an article for each panel, and the season's checklists. */
export default tabsPanel({
  label: 'Handbook and checklists',
  tabs: {
    handbook: { label: 'Handbook', panel: customPanel(Articles) },
    checklists: { label: 'Checklists', panel: customPanel(ChecklistBoard) },
  },
})
