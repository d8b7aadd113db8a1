import { publishedPictures } from '../guide/publishing/published-pictures'
import { images } from '../pictures/images.collection'
import { withdrawPictures } from '../pictures/publish-pictures'
import { defineHandler } from '../shared/functions/handler'
import { Refused } from '../shared/functions/refused'
import { organisation, organisationId } from '../shared/records/organisation.collection'
import { RuleBroken } from '../shared/records/rule-broken'
import { setLogo } from './set-logo.contract'

/** The entry in the picture's `usedIn`. */
const shownIn = `${organisation.path}/${organisationId}`

export const setLogoHandler = defineHandler(setLogo, async (context, { imageId }) => {
  const { records } = context
  const image = imageId === undefined ? undefined : await records.get(images, imageId)
  const pictures = await publishedPictures(context, shownIn, image ? [image] : [])
  const picture = imageId === undefined ? undefined : pictures.get(imageId)
  if (imageId !== undefined && !picture) throw new Refused('not-found', imageId)
  await records.transact(async within => {
    const settings = await within.get(organisation, organisationId)
    if (!settings) throw new RuleBroken('settings-missing')
    const [present, former] = await Promise.all([imageId, settings.logoId].map(async id => (id === undefined ? undefined : within.get(images, id))))
    const logo = picture && { src: picture.src, width: picture.width, height: picture.height }
    within.change(organisation, settings, { logo, logoId: imageId })
    if (present?.id === former?.id) return
    // A picture in use must not be in the trash.
    if (present) within.change(images, present, { usedIn: [...new Set([...present.usedIn, shownIn])] })
    if (former) within.change(images, former, { usedIn: former.usedIn.filter(place => place !== shownIn) })
  })
  await withdrawPictures(context, shownIn, new Set(pictures.keys()))
  return { isShown: picture !== undefined }
})
