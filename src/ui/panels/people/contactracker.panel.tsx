import { lazyPanel } from '../engine/panel'
import { runPanel } from '../engine/run/run-panel'
import { tabsPanel } from '../engine/tabs-panel'
import { LogContact } from './log/log-contact'
import { useTaskLists } from './log/task-list'

/** The contact log, follow-ups, and patrons without recent contact. */
export default tabsPanel({
  label: 'Contact log',
  tabs: {
    tasks: { label: 'My tasks', panel: runPanel(useTaskLists) },
    log: { label: 'Log', panel: lazyPanel(() => import('./log/contact-log-tab')) },
    neglected: { label: 'Neglected', panel: lazyPanel(() => import('./log/neglected-tab')) },
  },
  above: LogContact,
})
