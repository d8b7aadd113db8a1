import type { Polygons } from '../../../../domain/guide/editions.collection'
import { type HeightGrid, unpackedHeights } from '../../../../domain/guide/places/hills/height-grid'
import { heightsInFiles } from '../../../../domain/guide/places/hills/heights-in-files'
import { saveHeights } from '../../../../domain/guide/places/hills/save-heights.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { useService } from '../../../app-services/app-context'
import { counted } from '../../../kit/counted'
import { cityBox } from './city-box'
import { MapFileSection } from './map-file-section'

interface ImportHeightsProps {
  readonly editionId: string
  readonly hasHeights: boolean
  /** Outlines of the city's neighborhoods: heights that are farther away are left out. */
  readonly outlines: readonly Polygons[]
}

const problems = {
  'not-heights':
    'This is not a file of heights. Choose an “.asc” file (Esri ASCII raster), or an “.hgt” file (SRTM) with its own name, such as N37W123.hgt.',
  'not-degrees': 'The coordinates of this file are not degrees. Export it again in WGS 84 (EPSG:4326).',
  'cut-off': 'This file ends too early. Download it again.',
  elsewhere: 'This file holds no heights in this city. Check that its neighborhoods are drawn, and choose the file of its region.',
}

/** Imports how high the city lies, so that routes know its hills, or removes it. */
export function ImportHeights({ editionId, hasHeights, outlines }: ImportHeightsProps) {
  const callables = useService(Callables)
  return (
    <MapFileSection
      title="Hills"
      hint="Files with heights in meters: “.asc” (Esri ASCII raster in degrees) or “.hgt” (SRTM). Routes say how far they go up, and visitors can avoid hills."
      noun="heights"
      fileLabel="Files of heights"
      accept=".asc,.hgt"
      several
      isStored={hasHeights}
      problems={problems}
      removed="Routes know no hills"
      read={async files => {
        const contents = await Promise.all(files.map(async file => ({ name: file.name, content: await file.arrayBuffer() })))
        const read = heightsInFiles(contents, cityBox(outlines))
        return 'problem' in read ? read : { found: read.heights }
      }}
      contentOf={contentOf}
      save={heights => callables.call(saveHeights, { editionId, ...(heights && { heights }) })}
    />
  )
}

function contentOf(grid: HeightGrid): string {
  const heights = unpackedHeights(grid)
  const between = Math.round(grid.step[1] * 111_320)
  return `${counted(heights.length, 'height')}, ${between} m apart, from ${Math.min(...heights)} to ${Math.max(...heights)} m.`
}
