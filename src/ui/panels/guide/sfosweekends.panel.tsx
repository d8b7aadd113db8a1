import { customPanel } from '../engine/custom-panel'
import { lazyPanel } from '../engine/panel'
import { tabsPanel } from '../engine/tabs-panel'
import { EditionChoice, ofEdition } from './edition-choice'
import { WeekendsTab } from './weekends/weekends-tab'

const tab = (load: Parameters<typeof lazyPanel>[0]) => ofEdition('Listings, swaps and prizes belong to an edition.', lazyPanel(load))

/** Sets up an edition, from nothing or from last year's: its weekends, neighborhoods and buildings. */
export default tabsPanel({
  label: 'Set-up of the edition',
  keeps: ['edition'],
  beside: EditionChoice,
  tabs: {
    weekends: { label: 'Weekends', panel: customPanel(WeekendsTab) },
    edition: { label: 'Call and guide', panel: lazyPanel(() => import('./weekends/edition-tab')) },
    assign: { label: 'Neighborhoods', panel: lazyPanel(() => import('./weekends/assign-tab')) },
    listings: { label: 'Listings', panel: tab(() => import('./weekends/listings-tab')) },
    outlines: { label: 'Outlines', panel: lazyPanel(() => import('./weekends/outlines-tab')) },
    neighborhoods: { label: 'Names and order', panel: lazyPanel(() => import('./weekends/neighbourhoods-tab')) },
    buildings: { label: 'Buildings', panel: lazyPanel(() => import('./weekends/buildings-tab')) },
    swap: { label: 'Swap', panel: tab(() => import('./weekends/swap-tab')) },
    prizes: { label: 'Prizes', panel: tab(() => import('./weekends/prizes-tab')) },
    new: { label: 'New edition', panel: lazyPanel(() => import('./weekends/new-edition-tab')) },
  },
})
