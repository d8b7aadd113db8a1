import { type Actor, allows, type Rule, role } from '../shared/records/policy'

/** The maximum number of stored pictures of one person, and their maximum bytes together. */
export interface PictureSpace {
  readonly pictures: number
  readonly bytes: number
}

const gigabyte = 2 ** 30

/** Enough for an artist's 500 works with a picture or two each; limited so that no account costs more than a few cents a month. */
const ofMember: PictureSpace = { pictures: 2_000, bytes: 2 * gigabyte }
/** Staff upload the organization's own pictures, and those of imports until artists own them. */
const ofStaff: PictureSpace = { pictures: 50_000, bytes: 100 * gigabyte }

const isStaff: Rule = role('admin')

export const pictureSpaceOf = (actor: Actor | undefined): PictureSpace => (allows(isStaff, actor, { fields: {} }) ? ofStaff : ofMember)

/** States of a picture whose file is stored or may still be uploaded. A picture in the trash counts until its file is deleted. */
export const storedStates = ['uploading', 'ready', 'failed', 'trashed'] as const
