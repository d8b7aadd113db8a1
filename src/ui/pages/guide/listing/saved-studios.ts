import { storedValue } from '../../../app-services/stored-value'

/** Saved studios and private notes, stored on this device. */
export type SavedStudios = Readonly<Record<string, { readonly saved: boolean; readonly note: string }>>

const none: SavedStudios = {}
const { useKept, change: changeKept } = storedValue('guide:kept', none, found =>
  typeof found === 'object' && found !== null ? (found as SavedStudios) : none,
)
export const useSavedStudios = useKept

/** Updates one studio's entry; an entry neither saved nor annotated is removed. */
export const keepStudio = (id: string, change: Partial<SavedStudios[string]>): void =>
  changeKept(({ [id]: before, ...others }) => {
    const after = { saved: false, note: '', ...before, ...change }
    return after.saved || after.note !== '' ? { ...others, [id]: after } : others
  })
