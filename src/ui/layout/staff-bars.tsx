import { PreviewBar } from '../preview/preview-bar'
import MasqueradeBar from './masquerade-bar'

/** What staff see above every page while it is not shown as it is. */
export default function StaffBars() {
  return (
    <>
      <MasqueradeBar />
      <PreviewBar />
    </>
  )
}
