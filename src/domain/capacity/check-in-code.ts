/** Without characters that are mistaken for each other. Half as many as those of an id, so that each is as likely. */
const characters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const ofIds = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Six characters that a person shows at the door, made of a new id. */
export const checkInCode = (id: string): string =>
  Array.from(id.slice(0, 6), letter => characters[ofIds.indexOf(letter) % characters.length]).join('')
