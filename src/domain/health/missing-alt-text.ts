import { images } from '../pictures/images.collection'
import type { Check } from './finding'

/** Public pictures without alternative text. */
export const missingAlt: Check = async ({ records }) => {
  const found = await records.find(images, {
    where: [
      ['alt', '==', ''],
      ['status', '==', 'ready'],
    ],
  })
  return found
    .filter(({ isPublic, usedIn }) => isPublic || usedIn.length > 0)
    .map(({ id, usedIn }) => ({
      record: `images/${id}`,
      note: usedIn[0] ? `Used by ${usedIn[0]} without alternative text` : 'Public without alternative text',
      kind: 'missingAlt',
    }))
}
