import { lazyPanel } from '../engine/panel'
import { tabsPanel } from '../engine/tabs-panel'

const tab = (label: string, name: 'privacy' | 'copyright' | 'terms' | 'registration' | 'advertising' | 'refund') => ({
  label,
  panel: lazyPanel(async () => ({ default: (await import('./policyedit/policy-tab')).policyTabs[name] })),
})

/** The versions of each policy: drafts, what they change, and publishing. */
export default tabsPanel({
  label: 'Policies',
  tabs: {
    privacy: tab('Privacy', 'privacy'),
    copyright: tab('Copyright', 'copyright'),
    terms: tab('Terms', 'terms'),
    registration: tab('Registration terms', 'registration'),
    advertising: tab('Advertising terms', 'advertising'),
    refund: tab('Refunds', 'refund'),
  },
})
