import { useId } from 'react'
import { chosenTypes, pictureLimits } from '../../../../../domain/pictures/picture-upload-rules'
import { setLogo } from '../../../../../domain/set-up/set-logo.contract'
import { Callables } from '../../../../../domain/shared/functions/callables'
import { useApp, useService } from '../../../../app-services/app-context'
import { FailureNotice } from '../../../../forms/failure-notice'
import { useAction } from '../../../../forms/use-action'
import { Button } from '../../../../kit/button'
import { Picture } from '../../../../kit/pictures/picture'
import { UploadProgress } from '../../../../picture-upload/upload-progress'
import { useChosenPicture } from '../../../../picture-upload/use-chosen-picture'
import { useUploadAndApply } from '../../../../picture-upload/use-upload-and-apply'
import { renewSetUp, type SetUpProgress } from '../../../../queries/set-up.queries'
import css from '../set-up.module.css'

/** The logo at the top of every page; without one there is a ring in the accent color. */
export function LogoForm({ progress }: { readonly progress: SetUpProgress }) {
  const app = useApp()
  const callables = useService(Callables)
  const picture = useChosenPicture()
  const { sending, sendAnd } = useUploadAndApply()
  const { busy, error, run, isDone } = useAction(() => renewSetUp(app))
  const id = useId()
  const logo = progress.organisation?.logo
  const name = progress.organisation?.name ?? ''
  const send = () =>
    run(async () => {
      const toSend = await picture.ready()
      if (toSend) await sendAnd(toSend, `Logo of ${name}`, async imageId => void (await callables.call(setLogo, { imageId })))
    })
  return (
    <section aria-labelledby={`${id}-title`} className={css.fields}>
      <h3 id={`${id}-title`}>Logo</h3>
      {logo && <Picture src={logo.src} alt={`Logo of ${name}`} width={logo.width} height={logo.height} className={css.logo} />}
      <p>
        <label htmlFor={id}>Choose a picture of your logo</label>
        <br />
        <input
          id={id}
          type="file"
          accept={[...chosenTypes, '.heic', '.heif'].join(',')}
          disabled={busy}
          onChange={({ target }) => target.files?.[0] && picture.choose(target.files[0])}
        />
      </p>
      <p className={css.quiet}>PNG or WebP with a clear background, {pictureLimits.webSide} pixels or a little more on its longer side.</p>
      {picture.problem && (
        <p role="alert" className={css.problem}>
          We cannot use this file. Choose a JPEG, PNG or WebP picture with at least {pictureLimits.webSide} pixels on its longer side.
        </p>
      )}
      {picture.picture && !picture.isSmall && <img className={css.logo} src={picture.picture.address} alt="The chosen logo" />}
      {sending && <UploadProgress sending={sending} what="logo" />}
      <FailureNotice error={error} />
      <div className={css.acts}>
        <Button onClick={() => void send()} busy={busy} disabled={!picture.picture || picture.isSmall}>
          Use as logo
        </Button>
        {logo && (
          <Button onClick={() => void run(async () => void (await callables.call(setLogo, {})))} busy={busy}>
            Remove logo
          </Button>
        )}
        <span role="status">{busy ? 'Saving…' : isDone && 'Saved.'}</span>
      </div>
    </section>
  )
}
