import { type Actor, allows, type Rule, role } from '../shared/records/policy'

/** How many pictures of one person are stored at most, and how many bytes they have together. */
export interface PictureSpace {
  readonly pictures: number
  readonly bytes: number
}

const gigabyte = 2 ** 30

/** An artist's 500 works with a picture or two each; bound so that no account costs more than a few cents a month. */
const ofMember: PictureSpace = { pictures: 2_000, bytes: 2 * gigabyte }
/** Staff send the organization's own pictures, and those of imports before these are their artists'. */
const ofStaff: PictureSpace = { pictures: 50_000, bytes: 100 * gigabyte }

const isStaff: Rule = role('admin')

export const pictureSpaceOf = (actor: Actor | undefined): PictureSpace => (allows(isStaff, actor, { fields: {} }) ? ofStaff : ofMember)

/** States of a picture whose file is stored or may come. A picture in the trash keeps its place until its file is deleted. */
export const storedStates = ['uploading', 'ready', 'failed', 'trashed'] as const
