import { PreviewBar } from '../preview/preview-bar'
import MasqueradeBar from './masquerade-bar'

/** Bars for staff above every page during a masquerade or a preview. */
export default function StaffBars() {
  return (
    <>
      <MasqueradeBar />
      <PreviewBar />
    </>
  )
}
