import { type StoredPath, storedPath } from '../shared/stored-path'

/** Types that a browser stores after it has redrawn a picture, with their extensions; other types are converted to one of them. */
export const storedTypes = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const
export type StoredType = keyof typeof storedTypes

export const isStoredType = (type: string): type is StoredType => Object.hasOwn(storedTypes, type)

/** The folder of uploaded pictures, each person's in one of their own. */
export const pictureFolder = 'pictures'

/** An id that names a picture's files: with other characters, two pictures could have one published file. */
export const pictureIdPattern = /^[A-Za-z0-9]{1,128}$/

/** Where an uploaded picture lies. */
export const picturePath = (personId: string, imageId: string, type: StoredType): StoredPath =>
  storedPath(pictureFolder, personId, `${imageId}.${storedTypes[type]}`)

interface NamedPicture {
  readonly id: string
  readonly ownerId: string
  readonly path: string
  readonly mime: string
}

/** The organization's own files are public. */
export const isOrganisationFile = (path: string) => path.startsWith('sample/')

/**
 * The file of a picture's record: the one that its owner, id and type name, or one of the organization. `undefined` where the record says
 * anything else: such a picture is neither shown, copied nor deleted.
 */
export function pictureFile({ id, ownerId, path, mime }: NamedPicture): StoredPath | undefined {
  if (isOrganisationFile(path)) return storedPath(...path.split('/'))
  if (!isStoredType(mime) || !pictureIdPattern.test(id)) return undefined
  const own = picturePath(ownerId, id, mime)
  return path === own ? own : undefined
}

/**
 * Where visitors load a picture: a copy in a public folder, one for each id, created by the code that publishes the picture and deleted
 * when nothing published shows it. The original in its owner's folder is not readable for others, even with its path. The organization's
 * own pictures are public anyway.
 */
export function publicFile(image: NamedPicture): StoredPath | undefined {
  const file = pictureFile(image)
  return file === undefined || isOrganisationFile(file) ? file : storedPath('published', `${image.id}.${storedTypes[image.mime as StoredType]}`)
}
