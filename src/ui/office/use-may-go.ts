import { panelAt } from './panel-address'
import { useOfficePanels } from './use-office-panels'
import { useStaff } from './use-staff'

/** Whether a link leads this person somewhere: a panel that is closed to them would only refuse them. */
export function useMayGo(): (to: string) => boolean {
  const { all } = useOfficePanels()
  const { mayOpen } = useStaff()
  return to => {
    const panel = panelAt(all, to.split('?')[0]!)
    return !panel || mayOpen(panel)
  }
}
