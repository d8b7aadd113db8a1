import { memo, useDeferredValue } from 'react'
import { useInBrowser } from '../kit/use-in-browser'
import { useOnPaper } from '../kit/use-on-paper'
import { LiveMap } from './live-map'
import { MapBeforeProgram } from './map-before-program'
import type { StudioMapProps } from './map-props'
import { PaperMap } from './paper/paper-map'

/** Of the map on paper, in units of its drawing: with the title above it, it fits a page. */
const paper = { width: 720, height: 700 }

/** The guide's map: land, shore and neighborhoods of the edition, and every place with its number. Needs no network. */
export default memo((props: StudioMapProps) => {
  // Deferred, so that the browser answers while it is drawn: at once it holds a slow phone up for a tenth of a second.
  const isLive = useDeferredValue(useInBrowser())
  const onPaper = useOnPaper()
  if (!isLive) return <MapBeforeProgram {...props} />
  return (
    <>
      {onPaper && <PaperMap label="Map" {...props} size={paper} />}
      <LiveMap {...props} />
    </>
  )
})
