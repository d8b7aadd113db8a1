import { defineJob } from '../shared/functions/job'
import { unlessMissing } from '../shared/functions/unless-missing'
import { pathIn } from '../shared/stored-path'
import { bugs } from './bugs.collection'

/** Deletes the pictures and consoles of old reports: they show whatever was on the screen. */
export const deleteBugPictures = defineJob({
  name: 'deleteBugPictures',
  every: 'hour',
  of: bugs,
  limit: 100,
  due: ({ clock }) => ({ where: [['shotUntil', '<=', clock.now()]] }),
  async each({ records, storage }, bug) {
    const file = pathIn(bugs.fields.shot.filesIn!, bug.shot)
    if (file) await storage.delete(file).catch(unlessMissing)
    await records.commit(records.changing(bugs, bug, { shot: undefined, console: undefined, shotUntil: undefined }))
  },
})
