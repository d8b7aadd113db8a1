import type { images } from '../../../../domain/pictures/images.collection'
import { fileSize } from '../../../picture-upload/file-size'
import type { RecordPartProps } from '../../engine/panel-spec'
import css from '../../engine/pictures/pictures.module.css'
import { UsedBy } from '../../engine/pictures/used-by'

/** Where a picture is used, and the size of its file. */
export const ImageUsage = ({ record: { usedIn, width, height, bytes } }: RecordPartProps<typeof images>) => (
  <>
    <UsedBy places={usedIn} />
    <p className={css.quiet}>
      {width.toLocaleString('en-US')} × {height.toLocaleString('en-US')} pixels
      {bytes !== undefined && `, ${fileSize(bytes)}`}
    </p>
  </>
)
