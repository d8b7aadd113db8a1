import { runPanel } from '../../engine/run/run-panel'
import { useContactLog } from './contact-log-list'

/** Every contact that was noted. */
export default runPanel(useContactLog)
