import { useState } from 'react'
import type { Polygons } from '../../../../domain/guide/editions.collection'
import { type HeightGrid, unpackedHeights } from '../../../../domain/guide/places/hills/height-grid'
import { heightsInFiles, type ReadHeights } from '../../../../domain/guide/places/hills/heights-in-files'
import { saveHeights } from '../../../../domain/guide/places/hills/save-heights.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { useService } from '../../../app-services/app-context'
import { Button } from '../../../kit/button'
import { TextField } from '../../../kit/controls/text-field'
import { counted } from '../../../kit/counted'
import { Notice } from '../../../kit/feedback/notice'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import { useOutcome } from '../../engine/actions/use-outcome'
import { cityBox } from './city-box'
import css from './weekends.module.css'

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
  const outcome = useOutcome()
  const [read, setRead] = useState<ReadHeights>()
  const choose = async (files: readonly File[]) => {
    const contents = await Promise.all(files.map(async file => ({ name: file.name, content: await file.arrayBuffer() })))
    setRead(heightsInFiles(contents, cityBox(outlines)))
  }
  const save = (heights: HeightGrid | undefined) =>
    void outcome.run('Saving the heights…', async () => {
      await callables.call(saveHeights, { editionId, ...(heights && { heights }) })
      setRead(undefined)
      return { message: `${heights ? 'The heights are saved' : 'Routes know no hills'}. Visitors see the change when you publish the guide next.` }
    })
  return (
    <section aria-label="Hills" className={css.mapSide}>
      <h3>Hills</h3>
      <p className={css.hint}>
        Files with heights in meters: “.asc” (Esri ASCII raster in degrees) or “.hgt” (SRTM). Routes say how far they go up, and visitors can avoid
        hills.
      </p>
      <TextField
        label="Files of heights"
        type="file"
        accept=".asc,.hgt"
        multiple
        onChange={event => void choose(Array.from(event.currentTarget.files ?? []))}
      />
      {read && 'problem' in read && <Notice tone="bad" title={problems[read.problem]} />}
      {read && 'heights' in read && (
        <>
          <p>{contentOf(read.heights)}</p>
          <p>
            <Button look="main" onClick={() => save(read.heights)}>
              Save the heights
            </Button>
          </p>
        </>
      )}
      {hasHeights && !read && (
        <p>
          <Button onClick={() => save(undefined)}>Remove the heights</Button>
        </p>
      )}
      <OutcomeLine outcome={outcome} />
    </section>
  )
}

function contentOf(grid: HeightGrid): string {
  const heights = unpackedHeights(grid)
  const between = Math.round(grid.step[1] * 111_320)
  return `${counted(heights.length, 'height')}, ${between} m apart, from ${Math.min(...heights)} to ${Math.max(...heights)} m.`
}
