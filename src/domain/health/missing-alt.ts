import { images } from '../pictures/images'
import type { Check } from './finding'

/** Pictures that visitors see, and that say nothing to whoever cannot see them. */
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
      note: usedIn[0] ? `Shown by ${usedIn[0]} without words` : 'Public without words',
      kind: 'missingAlt',
    }))
}
