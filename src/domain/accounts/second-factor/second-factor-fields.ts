import { text } from '../../shared/records/fields'

/** What is entered for a second factor; apps show the code in two groups. */
export const secondFactorFields = { code: text('Code from your app', 7), name: text('Name of the phone or app', 60) }

/** The code as the service takes it. */
export const plainCode = (code: string): string => code.replaceAll(/\s/g, '')
