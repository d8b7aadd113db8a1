import { memo } from 'react'
import { useInBrowser } from '../kit/use-in-browser'
import { LiveMap } from './live-map'
import { MapBeforeProgram } from './map-before-program'
import type { StudioMapProps } from './map-props'

/** The guide's map: land, shore and neighborhoods of the edition, and every place with its number. Needs no network. */
export default memo((props: StudioMapProps) => (useInBrowser() ? <LiveMap {...props} /> : <MapBeforeProgram {...props} />))
