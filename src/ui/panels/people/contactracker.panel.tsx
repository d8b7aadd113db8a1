import { runPanel } from '../engine/run/run-panel'
import { tabsPanel } from '../engine/tabs-panel'
import { useContactLog } from './log/contact-log-list'
import { LogTalk } from './log/log-talk'
import { neglectedHint, neglectedList } from './log/neglected-list'
import { useTaskLists } from './log/task-list'

/** The contact log, follow-ups, and patrons without recent contact. */
export default tabsPanel({
  label: 'Contact log',
  tabs: {
    tasks: { label: 'My tasks', panel: runPanel(useTaskLists) },
    log: { label: 'Log', panel: runPanel(useContactLog) },
    neglected: { label: 'Neglected', panel: runPanel({ above: <p>{neglectedHint}</p>, lists: [neglectedList] }) },
  },
  above: LogTalk,
})
