import { keptValue } from '../../app-services/kept-value'

/** What a visitor keeps on this device: the studios she saved, and her notes to herself. */
export type KeptStudios = Readonly<Record<string, { readonly saved: boolean; readonly note: string }>>

const none: KeptStudios = {}
const { useKept, change: changeKept } = keptValue('guide:kept', none, found =>
  typeof found === 'object' && found !== null ? (found as KeptStudios) : none,
)
export const useKeptStudios = useKept

/** Changes what is kept of one studio; nothing saved and no note means it is forgotten. */
export const keepStudio = (id: string, change: Partial<KeptStudios[string]>): void =>
  changeKept(({ [id]: before, ...others }) => {
    const after = { saved: false, note: '', ...before, ...change }
    return after.saved || after.note !== '' ? { ...others, [id]: after } : others
  })
