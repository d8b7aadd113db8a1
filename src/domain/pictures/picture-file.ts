import { type StoredPath, storedPath } from '../shared/stored-path'

/** Types that a browser stores after it has redrawn a picture, with their extensions; other types are converted to one of them. */
export const storedTypes = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const
export type StoredType = keyof typeof storedTypes

export const isStoredType = (type: string): type is StoredType => Object.hasOwn(storedTypes, type)

/** The folder of uploaded pictures; each person has a subfolder. */
export const pictureFolder = 'pictures'

/** The allowed form of a picture id. With other characters, two pictures could map to the same published file. */
export const pictureIdPattern = /^[A-Za-z0-9]{1,128}$/

/** The path of an uploaded picture. */
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
 * The file of a picture's record: the path that follows from its owner, id and type, or a file of the organization. `undefined` if the record
 * has any other path: such a picture is not shown, copied or deleted.
 */
export function pictureFile({ id, ownerId, path, mime }: NamedPicture): StoredPath | undefined {
  if (isOrganisationFile(path)) return storedPath(...path.split('/'))
  if (!isStoredType(mime) || !pictureIdPattern.test(id)) return undefined
  const own = picturePath(ownerId, id, mime)
  return path === own ? own : undefined
}

/**
 * The file that visitors load: a copy in a public folder, one per picture id, created by the code that publishes the picture and deleted when
 * no published page or file shows it. The original in its owner's folder stays closed to others, even with its path. The organization's own
 * pictures are always public.
 */
export function publicFile(image: NamedPicture): StoredPath | undefined {
  const file = pictureFile(image)
  return file === undefined || isOrganisationFile(file) ? file : storedPath('published', `${image.id}.${storedTypes[image.mime as StoredType]}`)
}
