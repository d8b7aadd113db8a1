import { lazyPanel } from '../engine/panel'
import { tabsPanel } from '../engine/tabs-panel'

const tab = (label: string, slug: 'about' | 'artists' | 'artlover' | 'donors' | 'programs' | 'sfosguide') => ({
  label,
  panel: lazyPanel(async () => ({ default: (await import('./subnaveditor/section-tab')).sectionTabs[slug] })),
})

/** The navigation of each section: order, labels, what is left out, and links to elsewhere. */
export default tabsPanel({
  label: 'Sections',
  tabs: {
    about: tab('About', 'about'),
    artists: tab('Artists', 'artists'),
    artlover: tab('Art lovers', 'artlover'),
    donors: tab('Give', 'donors'),
    programs: tab('Programs', 'programs'),
    guide: tab('Guide', 'sfosguide'),
  },
})
