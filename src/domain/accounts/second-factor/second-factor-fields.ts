import { text } from '../../shared/records/fields'

/** Form fields of a second factor; apps show the code in two groups. */
export const secondFactorFields = { code: text('Code from your app', 7), name: text('Name of the phone or app', 60) }

/** The code without spaces, as the service accepts it. */
export const plainCode = (code: string): string => code.replaceAll(/\s/g, '')
