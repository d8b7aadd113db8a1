import { customPanel } from '../engine/custom-panel'
import { tabsPanel } from '../engine/tabs-panel'
import { ContactLogList } from './log/contact-log-list'
import { LogTalk } from './log/log-talk'
import { NeglectedList } from './log/neglected-list'
import { TaskList } from './log/task-list'

/** Who was spoken to, what is to follow, and whom nobody has spoken to for long. */
export default tabsPanel({
  label: 'Contact log',
  tabs: {
    tasks: { label: 'My tasks', panel: customPanel(TaskList) },
    log: { label: 'Log', panel: customPanel(ContactLogList) },
    neglected: { label: 'Neglected', panel: customPanel(NeglectedList) },
  },
  above: LogTalk,
})
